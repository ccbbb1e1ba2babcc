/// The index of a node in its `LayoutTree`.
public struct NodeID: Hashable, Sendable {
    public let index: Int32
    public init(index: Int32) { self.index = index }
}

/// A bound of a tree that was exceeded.
public enum LayoutLimit: Hashable, Sendable {
    /// More nodes than the given number.
    case nodes(Int)
    /// More levels than the given number.
    case depth(Int)
}

/// A tree of views to lay out, in flat storage.
///
/// Build it bottom up: `leaf`, then `wrap` for modifiers and `container` for what arranges children. Each node is
/// the child of at most one other. Nodes are never removed; content that depends on a size is added while the
/// layout runs (see `DynamicContent`). A tree belongs to one thread at a time.
public final class LayoutTree {
    /// The system whose constants apply.
    public let platform: Platform
    /// Pixels per point.
    public let scale: Double
    /// The direction that nodes built from now on have; set it around a subtree to change that subtree's direction.
    public var layoutDirection: LayoutDirection
    /// How many nodes the tree may have; one more sets `limitExceeded`.
    public var maximumNodes = 100_000
    /// How many levels the tree may have; one more sets `limitExceeded`.
    ///
    /// Up to 512 levels are laid out on the caller's thread, deeper trees on a thread with a stack of their size.
    public var maximumDepth = 512

    /// Whether frames tell the lines of texts, which must be broken for that once more.
    public var listsTextLines = true

    let pointer: UnsafeMutablePointer<Core>
    var engine: Engine { Engine(pointer: pointer) }

    public init(platform: Platform = .iOS, scale: Double = 3, layoutDirection: LayoutDirection = .leftToRight) {
        self.platform = platform
        self.scale = scale
        self.layoutDirection = layoutDirection
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: Core(tree: self, platform: PlatformConstants[platform], scale: scale))
    }

    deinit {
        pointer.pointee.free()
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }

    /// The bound that the tree exceeded; such a tree has no frames.
    public var limitExceeded: LayoutLimit? { pointer.pointee.limitExceeded }
    /// Set by a callback to stop a running layout early; the frames are then of no use.
    public var isCancelled: Bool {
        get { pointer.pointee.isCancelled }
        set { pointer.pointee.isCancelled = newValue }
    }
    /// How many sizes were computed, not remembered, since the tree was made; a measure of cost.
    public var measureCount: Int { pointer.pointee.measureCount }
    /// How many nodes the tree has.
    public var nodeCount: Int { pointer.pointee.nodes.count }

    // MARK: Alignment guides

    /// Makes an identity for a custom guide (spec A2), once per AlignmentID type and axis.
    public func registerAlignment(
        name: String, axis: Axis, default defaultValue: @escaping (ViewDimensions) -> Double
    ) -> AlignmentKey {
        pointer.pointee.alignments.append(CustomAlignment(name: name, axis: axis, defaultValue: defaultValue))
        return AlignmentKey(rawValue: AlignmentKey.firstCustom + Int32(pointer.pointee.alignments.count) - 1)
    }

    /// The name of a guide as its author writes it.
    public func name(of key: AlignmentKey) -> String {
        if let name = key.builtInName { return name }
        return custom(key)?.name ?? "alignment \(key.rawValue)"
    }

    /// The axis along which a guide is measured.
    public func axis(of key: AlignmentKey) -> Axis { engine.axis(of: key) }

    private func custom(_ key: AlignmentKey) -> CustomAlignment? {
        let index = Int(key.rawValue - AlignmentKey.firstCustom)
        return pointer.pointee.alignments.indices.contains(index) ? pointer.pointee.alignments[index] : nil
    }

    // MARK: Reading the tree

    /// Gives a node a place in the frames; the last description counts.
    public func describe(_ node: NodeID, _ description: NodeDescription) {
        guard limitExceeded == nil else { return }
        engine.node(node.index).pointee.flags.insert(.described)
        let missing = Int(node.index) + 1 - pointer.pointee.descriptions.count
        if missing > 0 { pointer.pointee.descriptions.append(contentsOf: repeatElement(nil, count: missing)) }
        pointer.pointee.descriptions[Int(node.index)] = description
    }

    /// What `describe` gave the node.
    public func description(of node: NodeID) -> NodeDescription? { engine.core.description(of: node.index) }

    /// Whether `describe` gave the node a description.
    public func isDescribed(_ node: NodeID) -> Bool {
        node.index < nodeCount && engine.node(node.index).pointee.flags.contains(.described)
    }

    /// The views inside a node, content made during the layout included; a primary view comes before its overlay,
    /// background or inset, and of the views of a ViewThatFits only the one that the layout chose is given.
    public func children(of node: NodeID) -> [NodeID] {
        let children = engine.allChildren(node.index)
        if engine.node(node.index).pointee.kind == .viewThatFits, let chosen = pointer.pointee.chosen[node.index] {
            return [NodeID(index: children[Int(chosen)])]
        }
        return children.map { NodeID(index: $0) }
    }

    /// The number that `Wrapper.tag` gave this node.
    public func tag(of node: NodeID) -> Int32? {
        let node = engine.node(node.index).pointee
        return node.kind == .tag ? node.payload : nil
    }
}
