extension Trace {
    /// What is known of one node of a tree once it stands; what words and pictures of a layout are made from.
    public struct Node: Sendable, Equatable {
        public var id: NodeID
        /// The node around it; `nil` for the root.
        public var parent: NodeID?
        /// The nodes inside it, a primary view before its overlay, background or inset.
        public var children: [NodeID]
        public var role: Role
        public var description: NodeDescription?
        /// What the parent offered when it placed the node.
        public var proposal: ProposedViewSize
        public var size: Size
        /// The distance from the left top corner of its parent, in points, before drawn displacement.
        public var origin: Point
        /// Whether it lays its children out from right to left.
        public var isRightToLeft: Bool
    }

    /// What a node does, with its parameters in points; `nil` where one is not given.
    public enum Role: Sendable, Equatable {
        // Leaves.
        case fixed
        /// Takes what it is offered.
        case flexible
        case circle
        case resizableImage(natural: Size, capInsets: EdgeInsets)
        /// `axis` is that of the stack around it.
        case spacer(minimum: Double, axis: Axis?)
        /// `axis` is the one along which the line runs.
        case divider(thickness: Double, axis: Axis)
        case symbol
        /// Text, and shapes that measure themselves.
        case measured

        // Wrappers.
        /// Answers what its child answers and stands where its child does.
        case passThrough
        case guide(AlignmentKey)
        case priority(Double)
        case overlay(Alignment)
        case background(Alignment)
        /// Draws its child elsewhere; x grows to the right.
        case offset(x: Double, y: Double)
        /// Draws its child transformed, in its own coordinates.
        case transform(AffineTransform)
        /// Draws its child on a source; x grows to the right.
        case matched(x: Double, y: Double)
        case frame(width: Double?, height: Double?, alignment: Alignment)
        /// The bounds after the repairs of spec F2.
        case flexibleFrame(FlexibleFrame)
        case padding(EdgeInsets)
        case safeAreaPadding(EdgeInsets)
        case position(x: Double, y: Double)
        case fixedSize(Axis.Set)
        case aspectRatio(Double?, ContentMode)
        case ignoresSafeArea(Edge.Set)
        case safeAreaInset(Edge, Alignment)
        case relativeFrame(Axis.Set, Alignment)

        // Containers.
        /// `gaps` holds the gap before each child, the first one 0.
        case stack(Axis, alignment: AlignmentKey, gaps: [Double], isLazy: Bool)
        case zStack(Alignment)
        case grid(Alignment)
        case gridRow
        /// The axis is the scrolling one.
        case lazyGrid(Axis, AlignmentKey)
        /// The position of the child that is shown.
        case viewThatFits(chosen: Int)
        /// `shift` is what the scrolling adds to the places inside; x grows to the right.
        case scrollView(Axis.Set, margins: EdgeInsets, shift: Point)
        case reader
        /// Content that is made during the layout.
        case deferred
        case custom
    }
}
