/// A container with rules of its own, as SwiftUI's `Layout` (spec 8.8); coordinates grow from the leading edge.
public protocol Layout: AnyObject {
    /// What `Spacer` and `Divider` inside take as their stack's axis; `nil` for none.
    var stackOrientation: Axis? { get }
    /// Makes the value that the other calls get as `cache`, once for each set of subviews.
    func makeCache(subviews: LayoutSubviews) -> AnyObject?
    /// The size in points for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?) -> Size
    /// Places each subview once or more; the last placement counts (spec 8.8 for those not placed).
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?)
    /// The explicit value of a guide; the outer `nil` asks for the default, the merge of the subviews' (spec A6).
    func explicitAlignment(
        of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout AnyObject?
    ) -> Double??
    /// The preferred distances; `nil` asks for the default, the union of the subviews' (spec T6).
    func spacing(subviews: LayoutSubviews, cache: inout AnyObject?) -> ViewSpacing?
}

extension Layout {
    public var stackOrientation: Axis? { nil }
    public func makeCache(subviews: LayoutSubviews) -> AnyObject? { nil }
    public func explicitAlignment(
        of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout AnyObject?
    ) -> Double?? { nil }
    public func spacing(subviews: LayoutSubviews, cache: inout AnyObject?) -> ViewSpacing? { nil }
}

/// The children of a custom layout.
public struct LayoutSubviews {
    public var count: Int { 0 }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// One child of a custom layout.
public struct LayoutSubview {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
    public var spacing: ViewSpacing { .ordinary }
    public var priority: Double { 0 }
    /// The value given with `Wrapper.layoutValue`; `nil` if there is none.
    public func layoutValue(key: Int32) -> AnyObject? { nil }
    /// Puts the subview's `anchor` at `position`, offering `proposal`.
    public func place(at position: Point, anchor: UnitPoint, proposal: ProposedViewSize) {}
}
