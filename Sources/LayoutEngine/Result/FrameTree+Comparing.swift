extension FrameTree {
    /// Whether two layouts have the same views at the same places, wherever they were written and however many rounds
    /// it took.
    public func hasSameLayout(as other: FrameTree) -> Bool {
        firstDifference(from: other) == nil
    }

    /// The first node, by index, in which two layouts differ; the length of the shorter one where one has more nodes.
    public func firstDifference(from other: FrameTree) -> Int? {
        for (index, pair) in zip(nodes, other.nodes).enumerated() where !pair.0.isLaidOut(as: pair.1) { return index }
        if nodes.count != other.nodes.count { return min(nodes.count, other.nodes.count) }
        return viewport == other.viewport ? nil : 0
    }
}

extension FrameNode {
    /// Whether everything but the place in the source is the same.
    fileprivate func isLaidOut(as other: FrameNode) -> Bool {
        frame == other.frame && kind == other.kind && name == other.name && path == other.path
            && layoutFrame == other.layoutFrame && proposal == other.proposal && guides == other.guides
            && textLines == other.textLines && id == other.id && customViews == other.customViews
            && depth == other.depth && parent == other.parent
    }
}
