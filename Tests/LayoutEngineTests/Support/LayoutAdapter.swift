import LayoutEngine

/// SwiftUI's shape of a custom layout, as a value with a cache that a test does not need.
protocol TestLayout {
    typealias Subviews = LayoutSubviews
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}

extension TestLayout {
    func callAsFunction(@ViewBuilder _ content: () -> some View) -> Primitive {
        Primitive(.custom(LayoutAdapter(self)), content())
    }
}

private final class LayoutAdapter: LayoutEngine.Layout {
    let layout: any TestLayout
    init(_ layout: any TestLayout) { self.layout = layout }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?) -> Size {
        var none: Void = ()
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &none)
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?
    ) {
        var none: Void = ()
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &none)
    }
}
