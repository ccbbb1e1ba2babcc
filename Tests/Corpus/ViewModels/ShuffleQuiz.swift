import SwiftUI
import Combine

final class QuizModel: NSObject, ObservableObject {
    struct Question: Sendable, Equatable {
        let text: String
        let answers: [String]
        let correct: Int
    }

    @Published private(set) var queue: [Question]
    @Published var picked: Int?
    let finished = PassthroughSubject<Int, Never>()
    private var score = 0

    override init() {
        queue = [
            Question(text: "Which is a prime?", answers: ["21", "29", "39"], correct: 1),
            Question(text: "√144", answers: ["12", "14"], correct: 0)
        ].shuffled()
        super.init()
    }

    var current: Question? { queue.first }

    func answer(_ index: Int) {
        guard let question = current else { return }
        picked = index
        if index == question.correct { score += 1 }
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 500_000_000)
            queue.removeFirst()
            picked = nil
            if queue.isEmpty { finished.send(score) }
        }
    }

    static func grade(_ ratio: Double) -> String {
        let stars = Int(floor(ratio * 5))
        return String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
    }
}

struct ShuffleQuiz: View {
    @StateObject private var model = QuizModel()
    @State private var result: Int?

    var body: some View {
        VStack(spacing: 16) {
            if let question = model.current {
                Text(question.text).font(.title2)
                ForEach(question.answers.indices, id: \.self) { index in
                    Button(question.answers[index]) { model.answer(index) }
                        .frame(maxWidth: .infinity, minHeight: 44)
                        .background(model.picked == index ? Color.yellow : Color.gray.opacity(0.2))
                        .disabled(model.picked != nil)
                }
            } else {
                Text(QuizModel.grade(Double(result ?? 0) / 2))
            }
            Text(["Keep going", "Almost there"].randomElement() ?? "")
                .font(.footnote)
        }
        .padding()
        .onReceive(model.finished) { result = $0 }
    }
}

struct ShuffleQuiz_Previews: PreviewProvider {
    static var previews: some View {
        ShuffleQuiz()
    }
}
