import SwiftUI

struct HoneycombLayout: Layout {
    let columns: Int
    struct CacheData { let radius: CGFloat; let size: CGSize }
    func makeCache(subviews: Subviews) -> CacheData? { nil }
    func updateCache(_ cache: inout CacheData?, subviews: Subviews) { cache = nil }
    private func compute(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CacheData {
        let width = proposal.replacingUnspecifiedDimensions().width
        let radius = width / (CGFloat(columns) + 0.5) / sqrt(3)
        let rows = (subviews.count + columns - 1) / columns
        return CacheData(radius: radius, size: CGSize(width: width, height: CGFloat(rows) * radius * 1.5 + radius * 0.5))
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData?) -> CGSize {
        let data = cache ?? compute(proposal, subviews)
        cache = data
        return data.size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData?) {
        let data = cache ?? compute(.init(bounds.size), subviews)
        let w = data.radius * sqrt(3), h = data.radius * 2
        for (n, subview) in subviews.enumerated() {
            let (row, column) = n.quotientAndRemainder(dividingBy: columns)
            let x = bounds.minX + CGFloat(column) * w + (row.isMultiple(of: 2) ? 0 : w / 2)
            let y = bounds.minY + CGFloat(row) * h * 0.75
            subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(width: w, height: h))
        }
    }
}
struct HoneycombDemo: View {
    var body: some View {
        HoneycombLayout(columns: 4) {
            ForEach(0..<11) { i in Ellipse().fill(.orange.opacity(0.3 + Double(i) / 20)).padding(2).overlay(Text("\(i)")) }
        }
        .padding()
    }
}
