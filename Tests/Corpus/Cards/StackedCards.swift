import SwiftUI

struct StackedCards: View {
    struct Card: Identifiable {
        let id: Int
        let color: Color
    }

    @State private var cards: [Card] = [
        Card(id: 0, color: .red), Card(id: 1, color: .orange), Card(id: 2, color: .yellow),
        Card(id: 3, color: .green), Card(id: 4, color: .blue)
    ]
    @GestureState private var drag: CGSize = .zero

    var body: some View {
        ZStack {
            ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
                let depth = cards.count - 1 - index
                RoundedRectangle(cornerRadius: 24)
                    .fill(card.color)
                    .overlay(
                        Text("\(card.id)")
                            .font(.largeTitle)
                            .foregroundColor(.white)
                    )
                    .frame(width: 260, height: 360)
                    .scaleEffect(1 - CGFloat(depth) * 0.05)
                    .offset(y: CGFloat(depth) * -18)
                    .offset(depth == 0 ? drag : .zero)
                    .rotationEffect(.degrees(depth == 0 ? Double(drag.width / 20) : 0))
                    .gesture(depth == 0 ? dragGesture : nil)
                    .zIndex(Double(index))
            }
        }
        .animation(.interactiveSpring(), value: drag)
    }

    var dragGesture: some Gesture {
        DragGesture()
            .updating($drag) { value, state, _ in
                state = value.translation
            }
            .onEnded { value in
                if abs(value.translation.width) > 120 {
                    withAnimation(.spring()) {
                        let top = cards.removeLast()
                        cards.insert(top, at: 0)
                    }
                }
            }
    }
}

struct StackedCards_Previews: PreviewProvider {
    static var previews: some View {
        StackedCards()
    }
}
