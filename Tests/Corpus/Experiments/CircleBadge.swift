import SwiftUI

struct BadgeModifier<Badge: View>: ViewModifier {
    let alignment: Alignment
    let badge: Badge
    init(alignment: Alignment = .topTrailing, @ViewBuilder badge: () -> Badge) { self.alignment = alignment; self.badge = badge() }
    func body(content: Content) -> some View {
        content.overlay(
            badge
                .alignmentGuide(alignment.horizontal) { $0[HorizontalAlignment.center] }
                .alignmentGuide(alignment.vertical) { $0[VerticalAlignment.center] },
            alignment: alignment)
    }
}
extension View {
    func badge<B: View>(alignment: Alignment = .topTrailing, @ViewBuilder _ badge: () -> B) -> some View {
        modifier(BadgeModifier(alignment: alignment, badge: badge))
    }
}
struct CircleBadge: View {
    let counts = [nil, 0, 3, 128] as [Int?]
    var body: some View {
        HStack(spacing: 30) {
            ForEach(Array(counts.enumerated()), id: \.0) { i, count in
                RoundedRectangle(cornerRadius: 12)
                    .fill(Color(hue: Double(i) * 0.2, saturation: 0.4, brightness: 0.9))
                    .frame(width: 52, height: 52)
                    .badge(alignment: i.isMultiple(of: 2) ? .topTrailing : .bottomLeading) {
                        if let count, count > 0 {
                            Text(count > 99 ? "99+" : count.description)
                                .font(.caption2.weight(.bold))
                                .foregroundColor(.white)
                                .padding(.horizontal, 6)
                                .frame(minWidth: 20, minHeight: 20)
                                .background(Capsule().fill(Color.red))
                        } else if count != nil {
                            Circle().fill(Color.red).frame(width: 10, height: 10)
                        }
                    }
            }
        }
    }
}
