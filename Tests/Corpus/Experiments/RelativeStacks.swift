import SwiftUI

struct RelativeHStack: Layout {
    var spacing: CGFloat = 0
    func frames(for subviews: Subviews, in total: CGFloat) -> [CGFloat] {
        let available = total - spacing * CGFloat(subviews.count - 1)
        let priorities = Dictionary(grouping: subviews.indices, by: { subviews[$0].priority }).sorted { $0.key > $1.key }
        var widths = [CGFloat](repeating: 0, count: subviews.count)
        var remaining = available
        for (_, indices) in priorities {
            let ideals = indices.map { subviews[$0].sizeThatFits(.unspecified).width }
            let sum = ideals.reduce(0, +)
            let factor = sum > 0 ? min(1, remaining / sum) : 0
            for (i, w) in zip(indices, ideals) { widths[i] = w * factor }
            remaining -= sum * factor
        }
        return widths
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        let widths = frames(for: subviews, in: width)
        let heights = zip(subviews, widths).map { $0.sizeThatFits(.init(width: $1, height: proposal.height)).height }
        return .init(width: widths.reduce(spacing * CGFloat(subviews.count - 1), +), height: heights.max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let widths = frames(for: subviews, in: bounds.width)
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths) {
            subview.place(at: .init(x: x, y: bounds.midY), anchor: .leading, proposal: .init(width: width, height: bounds.height))
            x += width + spacing
        }
    }
}
struct RelativeStacks: View {
    var body: some View {
        RelativeHStack(spacing: 8) {
            Text("Important").padding(4).background(.yellow).layoutPriority(1)
            Text("A much longer text that has to give way to others").lineLimit(2).padding(4).background(.mint)
            Rectangle().fill(.gray).frame(width: 40, height: 40)
        }
        .frame(width: 240)
        .border(.black)
    }
}
