import SwiftUI

struct SpanKey: LayoutValueKey { static let defaultValue: Int = 1 }
struct BootstrapRow: Layout {
    var columns = 12, gutter: CGFloat = 8
    private func spans(_ s: Subviews) -> [Int] { s.map { $0[SpanKey.self] } }
    func sizeThatFits(proposal p: ProposedViewSize, subviews s: Subviews, cache: inout ()) -> CGSize {
        let width = p.width ?? 320
        var h: CGFloat = 0, rowH: CGFloat = 0, used = 0
        for (view, span) in zip(s, spans(s)) {
            if used + span > columns { h += rowH + gutter; (used, rowH) = (0, 0) }
            rowH = Swift.max(rowH, view.sizeThatFits(.init(width: w(span, width), height: nil)).height)
            used += span
        }
        return CGSize(width: width, height: h + rowH)
    }
    private func w(_ span: Int, _ total: CGFloat) -> CGFloat { (total + gutter) / CGFloat(columns) * CGFloat(span) - gutter }
    func placeSubviews(in b: CGRect, proposal p: ProposedViewSize, subviews s: Subviews, cache: inout ()) {
        var (x, y, rowH, used) = (b.minX, b.minY, CGFloat.zero, 0)
        for (view, span) in zip(s, spans(s)) {
            if used + span > columns { (x, y, rowH, used) = (b.minX, y + rowH + gutter, 0, 0) }
            let width = w(span, b.width)
            view.place(at: CGPoint(x: x, y: y), proposal: .init(width: width, height: nil))
            rowH = max(rowH, view.dimensions(in: .init(width: width, height: nil)).height)
            x += width + gutter; used += span
        }
    }
}
extension View { func col(_ n: Int) -> some View { layoutValue(key: SpanKey.self, value: n) } }
struct LayoutValuesRow: View {
    var body: some View {
        BootstrapRow { ForEach([6, 6, 4, 4, 4, 12, 3, 9], id: \.self) { n in Text("col-\(n)").frame(maxWidth: .infinity).padding(6).background(.indigo.opacity(0.3)).col(n) } }
            .padding()
    }
}
