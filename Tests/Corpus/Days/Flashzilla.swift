import SwiftUI

struct FlashCard: Codable, Hashable {
    var prompt: String
    var answer: String
    static let example = FlashCard(prompt: "Who played the 13th Doctor?", answer: "Jodie Whittaker")
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(y: offset * 10)
    }
}

struct FlashCardView: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
    @Environment(\.accessibilityVoiceOverEnabled) var voiceOverEnabled
    let card: FlashCard
    var removal: (() -> Void)? = nil
    @State private var offset = CGSize.zero
    @State private var isShowingAnswer = false

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25)
                .fill(differentiateWithoutColor ? .white : .white.opacity(1 - Double(abs(offset.width / 50))))
                .background(differentiateWithoutColor ? nil : RoundedRectangle(cornerRadius: 25).fill(offset.width > 0 ? .green : .red))
                .shadow(radius: 10)
            VStack {
                if voiceOverEnabled {
                    Text(isShowingAnswer ? card.answer : card.prompt).font(.largeTitle)
                } else {
                    Text(card.prompt).font(.largeTitle)
                    if isShowingAnswer { Text(card.answer).font(.title).foregroundStyle(.secondary) }
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 450, height: 250)
        .rotationEffect(.degrees(offset.width / 5.0))
        .offset(x: offset.width * 5)
        .opacity(2 - Double(abs(offset.width / 50)))
        .accessibilityAddTraits(.isButton)
        .gesture(
            DragGesture()
                .onChanged { gesture in offset = gesture.translation }
                .onEnded { _ in
                    if abs(offset.width) > 100 { removal?() } else { offset = .zero }
                }
        )
        .onTapGesture { isShowingAnswer.toggle() }
        .animation(.bouncy, value: offset)
    }
}

struct Flashzilla: View {
    @Environment(\.scenePhase) var scenePhase
    @State private var cards = Array<FlashCard>(repeating: .example, count: 10)
    @State private var timeRemaining = 100
    @State private var isActive = true
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            Image(decorative: "background").resizable().ignoresSafeArea()
            VStack {
                Text("Time: \(timeRemaining)")
                    .font(.largeTitle)
                    .foregroundStyle(.white)
                    .padding(.horizontal, 20)
                    .padding(.vertical, 5)
                    .background(.black.opacity(0.75))
                    .clipShape(.capsule)
                ZStack {
                    ForEach(0..<cards.count, id: \.self) { index in
                        FlashCardView(card: cards[index]) {
                            withAnimation { removeCard(at: index) }
                        }
                        .stacked(at: index, in: cards.count)
                        .allowsHitTesting(index == cards.count - 1)
                        .accessibilityHidden(index < cards.count - 1)
                    }
                }
                .allowsHitTesting(timeRemaining > 0)
                if cards.isEmpty { Button("Start Again", action: resetCards).padding().background(.white).foregroundStyle(.black).clipShape(.capsule) }
            }
        }
        .onReceive(timer) { time in
            guard isActive else { return }
            if timeRemaining > 0 { timeRemaining -= 1 }
        }
        .onChange(of: scenePhase) {
            if scenePhase == .active { if cards.isEmpty == false { isActive = true } } else { isActive = false }
        }
        .onAppear(perform: resetCards)
    }

    func removeCard(at index: Int) {
        guard index >= 0 else { return }
        cards.remove(at: index)
        if cards.isEmpty { isActive = false }
    }

    func resetCards() {
        timeRemaining = 100
        isActive = true
        if let data = UserDefaults.standard.data(forKey: "Cards") {
            if let decoded = try? JSONDecoder().decode([FlashCard].self, from: data) { cards = decoded }
        }
    }
}

#Preview { Flashzilla() }
