import SwiftUI

struct FlipCard<Front: View, Back: View>: View {
    var isFlipped: Bool
    @ViewBuilder var front: () -> Front
    @ViewBuilder var back: () -> Back

    var body: some View {
        ZStack {
            front()
                .opacity(isFlipped ? 0 : 1)
                .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
            back()
                .opacity(isFlipped ? 1 : 0)
                .rotation3DEffect(.degrees(isFlipped ? 0 : -180), axis: (x: 0, y: 1, z: 0))
        }
        .animation(.spring(response: 0.6, dampingFraction: 0.7), value: isFlipped)
    }
}

struct VocabularyTrainer: View {
    @State private var flipped = false
    @State private var index = 0

    let words = [("der Schmetterling", "butterfly"), ("das Geländer", "railing"), ("die Brücke", "bridge")]

    var body: some View {
        VStack(spacing: 24) {
            Text("Card \(index + 1) of \(words.count)")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            FlipCard(isFlipped: flipped) {
                face(words[index].0, color: .indigo)
            } back: {
                face(words[index].1, color: .teal)
            }
            .onTapGesture { flipped.toggle() }
            HStack {
                Button("Previous") { step(-1) }
                    .disabled(index == 0)
                Spacer()
                Button("Next") { step(1) }
                    .disabled(index == words.count - 1)
            }
        }
        .padding(32)
    }

    private func face(_ text: String, color: Color) -> some View {
        Text(text)
            .font(.title2.bold())
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity)
            .frame(height: 200)
            .background(color.gradient, in: .rect(cornerRadius: 20))
    }

    private func step(_ delta: Int) {
        withAnimation {
            flipped = false
            index = min(max(index + delta, 0), words.count - 1)
        }
    }
}

#Preview {
    VocabularyTrainer()
}
