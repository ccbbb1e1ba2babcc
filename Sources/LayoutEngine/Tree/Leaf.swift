/// A view without children.
public enum Leaf {
    /// Takes what it is offered, 10 by 10 where nothing is: Color, gradients, rectangles and other shapes (spec L1, L2).
    case flexible
    /// Takes a square of the smaller offered side (spec L2).
    case circle
    /// Has one size whatever is offered.
    case fixed(Size)
    /// A bitmap: rigid at its point size, or taking what is offered if resizable (spec L15).
    case image(Size, resizable: Bool, capInsets: EdgeInsets)
    /// A symbol image with the distance of its baseline from its top edge.
    case symbol(Size, baseline: Double)
    /// Grows along the axis of its stack (spec L5); `nil` is the platform's minimum.
    case spacer(minLength: Double?)
    /// A line across its stack (spec L6).
    case divider
    /// Anything that measures itself: text, and shapes with their own `sizeThatFits`.
    case measured(any LeafMeasurer)
}

/// Measures one leaf; the answer must depend on nothing but the proposal.
public protocol LeafMeasurer: AnyObject {
    /// The size in points that the leaf takes for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size
    /// The distance of the first and last text baselines from the top for a proposal; `nil` without text.
    func baselines(for proposal: ProposedViewSize) -> TextBaselines?
    /// The distances that the leaf prefers to its neighbours.
    var spacing: ViewSpacing { get }
    /// The lines as they are broken for a proposal, for renderers; empty without text.
    func drawnLines(for proposal: ProposedViewSize) -> [DrawnLine]
}

extension LeafMeasurer {
    public func baselines(for proposal: ProposedViewSize) -> TextBaselines? { nil }
    public var spacing: ViewSpacing { .ordinary }
    public func drawnLines(for proposal: ProposedViewSize) -> [DrawnLine] { [] }
}

/// The first and last text baselines of a view, measured from its top edge in points.
public struct TextBaselines: Hashable, Sendable {
    public var first: Double
    public var last: Double

    public init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }
}
