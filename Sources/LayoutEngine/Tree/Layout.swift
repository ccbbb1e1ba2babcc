/// A container with rules of its own, as SwiftUI's `Layout` (spec 8.8); coordinates grow from the leading edge.
public protocol Layout: AnyObject {
    /// What `Spacer` and `Divider` inside take as their stack's axis; `nil` for none.
    var stackOrientation: Axis? { get }
    /// Whether the layout may have its subviews arranged by built-in ones (`HandedSubviews`).
    var handsOnSubviews: Bool { get }
    /// Makes the value that the other calls get as `cache`, once for each set of subviews.
    func makeCache(subviews: LayoutSubviews) -> AnyObject?
    /// The size in points for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?) -> Size
    /// Places each subview once or more; the last placement counts (spec 8.8 for those not placed).
    ///
    /// The origin of `bounds` need not be zero.
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
    public var handsOnSubviews: Bool { false }
    public func makeCache(subviews: LayoutSubviews) -> AnyObject? { nil }
    public func explicitAlignment(
        of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout AnyObject?
    ) -> Double?? { nil }
    public func spacing(subviews: LayoutSubviews, cache: inout AnyObject?) -> ViewSpacing? { nil }
}

/// The children of a custom layout; valid while the call that got them runs.
public struct LayoutSubviews: RandomAccessCollection {
    let engine: Engine
    let container: Int32

    public var startIndex: Int { 0 }
    public var endIndex: Int { Int(engine.node(container).pointee.childCount) }
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(engine: engine, index: engine.children(engine.node(container))[index])
    }
    /// The direction of the container; coordinates grow from the leading edge in either.
    public var layoutDirection: LayoutDirection {
        engine.node(container).pointee.isRightToLeft ? .rightToLeft : .leftToRight
    }
}

/// One child of a custom layout; valid while the call that got it runs.
public struct LayoutSubview {
    let engine: Engine
    let index: Int32

    /// The node that stands for the subview.
    public var node: NodeID { NodeID(index: index) }

    /// The size in points that the subview answers.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { engine.size(index, Offer(proposal)) }

    /// The size and the guides of the subview for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let offer = Offer(proposal)
        return ViewDimensions(engine: engine, node: index, offer: offer, size: engine.size(index, offer))
    }

    /// The distances that the subview prefers.
    public var spacing: ViewSpacing { engine.spacing(index) }
    /// The subview's layout priority; minus infinity for a Spacer.
    public var priority: Double { engine.priority(index) }
    /// The value given with `Wrapper.layoutValue`; `nil` if there is none.
    public func layoutValue(key: Int32) -> AnyObject? { engine.layoutValue(index, key) }
    /// Puts the subview's `anchor` at `position`, offering `proposal`.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        engine.placeSubview(index, at: position, anchor: anchor, Offer(proposal))
    }
}
