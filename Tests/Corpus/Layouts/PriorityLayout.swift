import SwiftUI

private struct PreferredRank: LayoutValueKey { static let defaultValue: Int = 1 }
extension View { func rank(_ value: Int) -> some View { layoutValue(key: PreferredRank.self, value: value) } }
struct WeightedHStack: Layout {
    var spacing: CGFloat?
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let widths = widths(subviews, in: proposal.width ?? 300)
        let heights = zip(subviews, widths).map { $0.sizeThatFits(.init(width: $1, height: proposal.height)).height }
        return CGSize(width: proposal.width ?? 300, height: heights.max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widths = widths(subviews, in: bounds.width)
        let gaps = gaps(subviews)
        var x = bounds.minX
        for (i, view) in subviews.enumerated() {
            view.place(at: .init(x: x, y: bounds.midY), anchor: .leading, proposal: .init(width: widths[i], height: bounds.height))
            x += widths[i] + gaps[i]
        }
    }
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { i in
            guard i < subviews.count - 1 else { return 0 }
            return spacing ?? subviews[i].spacing.distance(to: subviews[i + 1].spacing, along: .horizontal)
        }
    }
    private func widths(_ subviews: Subviews, in total: CGFloat) -> [CGFloat] {
        let ranks = subviews.map { CGFloat($0[PreferredRank.self]) }
        let sum = ranks.reduce(0, +)
        let free = total - gaps(subviews).reduce(0, +)
        return ranks.map { free * $0 / sum }
    }
}
struct PriorityLayout: View {
    var body: some View {
        WeightedHStack(spacing: 10) {
            Text("one").frame(maxWidth: .infinity).background(.red).rank(1)
            Text("two parts").frame(maxWidth: .infinity).background(.green).rank(2)
            Color.blue.frame(height: 40).rank(3)
        }
        .frame(width: 370)
    }
}
