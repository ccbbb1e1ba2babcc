import SwiftUI

struct CarouselScroll: View {
    struct Card: Identifiable, Hashable { var id: Int; var color: Color }
    @State private var cards: [Card] = (0..<8).map { Card(id: $0, color: [.red, .orange, .green, .blue, .purple][$0 % 5]) }
    @State private var position: Int? = 2
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(cards) { card in
                        RoundedRectangle(cornerRadius: 25)
                            .fill(card.color.gradient)
                            .overlay(Text("\(card.id)").font(.system(size: 60, weight: .bold)).foregroundStyle(.white))
                            .padding(.horizontal, 20)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.8)
                                    .opacity(phase.isIdentity ? 1 : 0.5)
                                    .rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0))
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $position)
            .scrollIndicators(.never)
            .frame(height: 220)
            HStack(spacing: 6) {
                ForEach(cards) { card in
                    Circle()
                        .fill(card.id == position ? Color.primary : Color.secondary.opacity(0.4))
                        .frame(width: 8, height: 8)
                }
            }
            .animation(.smooth, value: position)
        }
    }
}
