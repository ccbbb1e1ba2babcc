import SwiftUI

struct StackedCards: View {
    let cards = (1...4).map { "Card \($0)" }
    @State private var expanded = false
    var body: some View {
        VStack(spacing: 0) {
            ForEach(Array(cards.enumerated()), id: \.element) { index, card in
                Text(card)
                    .frame(maxWidth: .infinity)
                    .frame(height: 90)
                    .background(Color(hue: Double(index) / 5, saturation: 0.4, brightness: 0.95), in: .rect(cornerRadius: 16))
                    .shadow(radius: 3)
                    .scaleEffect(expanded ? 1 : 1 - CGFloat(cards.count - 1 - index) * 0.05)
                    .padding(.top, index == 0 ? 0 : (expanded ? 10 : -76))
                    .zIndex(Double(index))
            }
        }
        .padding()
        .onTapGesture { withAnimation(.smooth(duration: 0.4, extraBounce: 0.2)) { expanded.toggle() } }
        .sensoryFeedback(.impact(flexibility: .soft), trigger: expanded)
    }
}
