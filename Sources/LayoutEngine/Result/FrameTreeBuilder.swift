/// Collects the frames of the described nodes, depth first.
struct FrameTreeBuilder {
    let engine: Engine
    private(set) var nodes: [FrameNode] = []
    /// The engine's nodes in the same order.
    private(set) var indices: [NodeID] = []
    private var displacement = Displacement()
    private var origin = Point.zero
    private var parent: Int?
    private var depth = 0

    private let listsTextLines: Bool

    init(engine: Engine) {
        self.engine = engine
        listsTextLines = engine.core.tree.listsTextLines
        nodes.reserveCapacity(engine.core.descriptions.count)
    }

    mutating func visit(_ index: Int32) {
        let (displacement, origin, parent, depth) = (displacement, origin, parent, depth)
        let slot = engine.slot(index).pointee
        self.displacement = displacement.moved(x: slot.x, y: slot.y)
        self.origin = Point(x: origin.x + slot.x, y: origin.y + slot.y)
        let node = engine.node(index)
        if node.pointee.flags.contains(.described), let description = engine.core.description(of: index) {
            append(index, description, slot)
        }
        self.displacement = engine.inside(index, self.displacement)
        visitChildren(index, node.pointee)
        self.displacement = displacement
        self.origin = origin
        self.parent = parent
        self.depth = depth
    }

    private mutating func visitChildren(_ index: Int32, _ node: Node) {
        switch node.kind {
        case .viewThatFits:
            // The others are not shown (spec 8.3).
            let children = engine.children(engine.node(index))
            if let chosen = engine.core.chosen[index], Int(chosen) < children.count { visit(children[Int(chosen)]) }
        case _ where node.kind.isLeaf: break
        case _ where node.kind.isContainer:
            for position in 0..<Int(node.childCount) {
                visit(engine.core.children.base[Int(node.firstChild) + position])
            }
        default:
            visit(node.firstChild)
            if let second = engine.secondary(node) { visit(second.node) }
        }
    }

    private mutating func append(_ index: Int32, _ description: NodeDescription, _ slot: Slot) {
        let frame = displacement.applied(to: Rect(origin: .zero, size: slot.size)).stored
        let layoutFrame = Rect(origin: origin, size: slot.size).stored
        var path = parent.map { nodes[$0].path } ?? ""
        for name in description.customViews { path = Self.path(path, name) }
        path = Self.path(path, description.kind)
        nodes.append(
            FrameNode(
                path: path, name: description.name, kind: description.kind, id: description.id,
                customViews: description.customViews, depth: depth, parent: parent, frame: frame,
                layoutFrame: frame == layoutFrame ? nil : layoutFrame, proposal: slot.offer.known.proposal,
                guides: guides(around: index), sourceOffset: description.sourceOffset,
                textLines: lines(index, slot)))
        indices.append(NodeID(index: index))
        parent = nodes.count - 1
        depth += 1
    }

    /// The path of a name inside another, made in one piece: appending would look at every part three times.
    private static func path(_ around: String, _ name: String) -> String {
        guard !around.isEmpty else { return name }
        let (around, name) = (around.utf8, name.utf8)
        return String(unsafeUninitializedCapacity: around.count + 1 + name.count) { bytes in
            let end = bytes.initialize(fromContentsOf: around)
            bytes.initializeElement(at: end, to: UInt8(ascii: "/"))
            return bytes[(end + 1)...].initialize(fromContentsOf: name)
        }
    }

    /// The guides written on a node: its own and those of the wrappers around it up to the next described one; of
    /// several for one guide the outermost counts.
    private func guides(around index: Int32) -> [FrameNode.Guide] {
        guard !engine.core.guideValues.isEmpty else { return [] }
        var found: [AlignmentKey: Double] = [:]
        var current = index
        while true {
            for written in engine.core.guideValues[current] ?? [] { found[written.key] = written.value }
            current = engine.node(current).pointee.parent
            guard current >= 0, engine.node(current).pointee.kind.isPassThrough,
                !engine.node(current).pointee.flags.contains(.described)
            else { break }
        }
        let tree = engine.core.tree
        return found.map { key, value in
            FrameNode.Guide(name: tree.name(of: key), axis: tree.axis(of: key), value: value.stored)
        }.sorted { ($0.name, $0.axis.rawValue) < ($1.name, $1.axis.rawValue) }
    }

    /// The lines of a text at the proposal that it was placed with.
    private func lines(_ start: Int32, _ slot: Slot) -> [DrawnLine] {
        guard listsTextLines else { return [] }
        var index = start
        while engine.node(index).pointee.kind.isPassThrough { index = engine.node(index).pointee.firstChild }
        let node = engine.node(index).pointee
        guard node.kind == .measured else { return [] }
        if index != start, engine.node(index).pointee.flags.contains(.described) { return [] }
        return engine.core.measurers[Int(node.payload)].drawnLines(for: slot.offer.known.proposal)
    }
}
