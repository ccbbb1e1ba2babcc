import LayoutEngine

/// Every event of a trace as a line, indented by the offers that it happened in.
struct EveryProbe {
    private(set) var lines: [TraceStory.Line] = []
    private let index: TraceIndex
    private let nodes: Set<Int32>?

    /// - Parameter nodes: The nodes whose events are told; `nil` for all.
    init(_ index: TraceIndex, nodes: Set<Int32>?) {
        self.index = index
        self.nodes = nodes
        var depth = 0
        var call = 0
        for event in index.trace.events {
            switch event {
            case .proposed(let node, let proposal):
                let own = index.calls.indices.contains(call) ? index.calls[call] : nil
                call += 1
                if isTold(node) {
                    let answer = own.map { $0.end > $0.start ? " → \(Words.size($0.size))" : "" } ?? ""
                    add(depth, "\(name(node))  proposed \(Words.proposal(proposal))\(answer)")
                }
                depth += 1
            case .answered: depth = max(0, depth - 1)
            default: tell(event, depth)
            }
        }
    }

    private func isTold(_ node: NodeID) -> Bool { nodes?.contains(node.index) ?? true }
    private func name(_ node: NodeID) -> String { index.name(of: node.index) }

    private mutating func add(_ depth: Int, _ text: String, isDetail: Bool = false) {
        lines.append(TraceStory.Line(depth: depth, text: text, isDetail: isDetail))
    }

    private mutating func tell(_ event: Trace.Event, _ depth: Int) {
        switch event {
        case .flexibility(let stack, let child, let axis, let minimum, let maximum, let priority):
            guard isTold(stack), isTold(child) else { return }
            add(
                depth,
                "\(name(stack)): \(name(child)) can be \(PointText.text(minimum)) to \(PointText.text(maximum)) "
                    + "\(axis.adjective)" + (priority == 0 ? "" : ", priority \(PointText.text(priority))"),
                isDetail: true)
        case .share(let stack, let child, let axis, let left, let remaining, let offer):
            guard isTold(stack), isTold(child) else { return }
            add(
                depth,
                "\(name(stack)): shares \(axis.length) \(PointText.text(left))/\(remaining) = \(PointText.text(offer)) "
                    + "with \(name(child))", isDetail: true)
        case .guide(let asker, let node, let key, let value, let isExplicit):
            guard isTold(node), isTold(asker) else { return }
            add(
                depth,
                "\(name(asker)) asks \(name(node)) for .\(index.trace.name(of: key)): \(PointText.text(value)) "
                    + (isExplicit ? "(explicit)" : "(default)"), isDetail: true)
        case .placed(let node, let axis, let position, let rule):
            guard isTold(node), rule != .same || position != 0 else { return }
            add(
                depth, "\(name(node)): \(axis.coordinate) = \(PointText.text(position)), \(Words.rule(rule))",
                isDetail: true)
        case .tracks(let grid, let axis, let lengths, _):
            guard isTold(grid) else { return }
            add(
                depth,
                "\(name(grid)): \(axis == .horizontal ? "columns" : "rows") "
                    + Words.list(lengths.map { PointText.text($0) }), isDetail: true)
        case .relative(let node, let axis, let container, let length):
            guard isTold(node) else { return }
            add(
                depth,
                "\(name(node)): takes \(PointText.text(length)) of its container's \(axis.length) "
                    + "\(PointText.text(container))",
                isDetail: true)
        case .proposed, .answered, .settled, .cell: break
        }
    }
}
