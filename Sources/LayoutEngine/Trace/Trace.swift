/// The story of a layout: every proposal, answer, share, guide and place, in the order in which they happened.
///
/// A traced layout gives the same frames; it takes longer, because it asks everything again that an untraced one
/// remembers.
///
/// It belongs to one layout at a time; the next one goes on where the last has ended, unless it is emptied in between.
public final class Trace {
    /// One thing that happened.
    public enum Event: Sendable, Equatable {
        /// A view was offered a size; what follows until its answer happened inside it.
        case proposed(node: NodeID, proposal: ProposedViewSize)
        /// A view answered an offer.
        case answered(node: NodeID, proposal: ProposedViewSize, size: Size)
        /// A stack found out between which lengths a child can be (spec S3.2).
        case flexibility(
            stack: NodeID, child: NodeID, axis: Axis, minimum: Double, maximum: Double, priority: Double)
        /// A stack offered a child `left / remaining`, not below zero (spec S3.4).
        case share(stack: NodeID, child: NodeID, axis: Axis, left: Double, remaining: Int, offer: Double)
        /// `asker` asked `node` for a guide.
        case guide(asker: NodeID, node: NodeID, key: AlignmentKey, value: Double, isExplicit: Bool)
        /// A view got its place on one axis, from the leading or top edge of its parent.
        case placed(node: NodeID, axis: Axis, position: Double, rule: PlacementRule)
        /// A view was placed: what it was finally offered and what it answered.
        case settled(node: NodeID, proposal: ProposedViewSize, size: Size)
        /// The tracks of a grid along one axis, with the gap before each.
        case tracks(grid: NodeID, axis: Axis, lengths: [Double], gaps: [Double])
        /// The tracks of its grid that a cell stands in.
        case cell(grid: NodeID, node: NodeID, columns: Range<Int>, rows: Range<Int>)
        /// A relative frame took a length from that of its container (spec 8.6).
        case relative(node: NodeID, axis: Axis, container: Double, length: Double)
    }

    /// The arithmetic of a place.
    public enum PlacementRule: Sendable, Equatable {
        /// `end + gap`: after the view before it in a stack.
        case after(end: Double, gap: Double)
        /// `−guide − near`: the child's guide lies on the line of a stack, whose near edge is `near` away from it.
        case line(near: Double, guide: Double, length: Double, key: AlignmentKey)
        /// `line − guide`: the child's guide meets that of what contains it.
        case guide(line: Double, guide: Double, key: AlignmentKey)
        /// `(container − child) / 2`.
        case centred(container: Double, child: Double)
        /// The inset of a padding.
        case inset(Double)
        /// `start + (space − child) · share`: a part of the free space is before the child.
        case within(start: Double, space: Double, child: Double, share: Double)
        /// `start − offset`: where scrolling draws the content of a scroll view.
        case scrolled(start: Double, offset: Double)
        /// Where its wrapper or reader is.
        case same
        /// Where a custom layout put it.
        case layout
    }

    /// The events so far.
    public private(set) var events: [Event] = []
    /// How many events are kept; later ones are only counted.
    public let limit: Int
    /// How many events did not fit.
    public private(set) var dropped = 0
    /// All nodes of the tree as they stand at the end, depth first.
    public private(set) var nodes: [Node] = []
    /// The node of each frame in `FrameTree.nodes`, in the same order.
    public internal(set) var frames: [NodeID] = []
    /// The names and axes of custom guides, by the order in which they were registered.
    var guides: [(name: String, axis: Axis)] = []

    public init(limit: Int = 1_000_000) { self.limit = limit }

    /// Forgets everything, for another layout.
    public func removeAll() {
        events = []
        dropped = 0
        nodes = []
        frames = []
        guides = []
    }

    /// The name of a guide as its author writes it.
    public func name(of key: AlignmentKey) -> String {
        if let name = key.builtInName { return name }
        let index = Int(key.rawValue - AlignmentKey.firstCustom)
        return guides.indices.contains(index) ? guides[index].name : "alignment \(key.rawValue)"
    }

    /// The axis along which a guide is measured.
    public func axis(of key: AlignmentKey) -> Axis {
        guard key.isCustom else { return key.rawValue < AlignmentKey.top.rawValue ? .horizontal : .vertical }
        let index = Int(key.rawValue - AlignmentKey.firstCustom)
        return guides.indices.contains(index) ? guides[index].axis : .horizontal
    }

    func add(_ node: Node) { nodes.append(node) }

    func add(_ event: Event) {
        if events.count < limit { events.append(event) } else { dropped += 1 }
    }
}
