import LayoutEngine

/// Tells a traced layout as an indented story: what each view was offered and answered, how stacks shared their
/// length, which guides were asked, and where everything was placed.
public struct TraceStory: Sendable {
    /// Whether every probe is told, in the order in which it happened, instead of the outcome for each view.
    public var all: Bool
    /// The index in `FrameTree.nodes` of the frame that is asked for; only it and what it stands in are told.
    public var frame: Int?
    /// Whether to use ANSI colours.
    public var color: Bool

    public init(all: Bool = false, frame: Int? = nil, color: Bool = false) {
        self.all = all
        self.frame = frame
        self.color = color
    }

    /// The story, a line for each fact, ending in a line break.
    public func text(of tree: FrameTree, trace: Trace) -> String {
        let index = TraceIndex(trace, tree)
        let lines = all ? EveryProbe(index, nodes: told(index)).lines : outcome(index)
        var text = lines.map { line($0) }.joined()
        if trace.dropped > 0 { text += "… and \(trace.dropped) more events that were not kept\n" }
        return text
    }

    /// A line of the story.
    struct Line {
        var depth: Int
        var text: String
        /// Whether it adds detail to the line before.
        var isDetail = false
    }

    private func line(_ line: Line) -> String {
        let text = String(repeating: "  ", count: line.depth) + (line.isDetail ? "· " : "") + line.text
        return (color && line.isDetail ? "\u{1B}[2m\(text)\u{1B}[0m" : text) + "\n"
    }

    /// The frames that are told; all of them if none is asked for.
    private func shown(_ tree: FrameTree) -> [Int] {
        guard let frame, tree.nodes.indices.contains(frame) else { return Array(tree.nodes.indices) }
        var shown: [Int] = []
        var current: Int? = frame
        while let index = current {
            shown.append(index)
            current = tree.nodes[index].parent
        }
        return shown.reversed()
    }

    /// The nodes whose events are told; `nil` for all.
    private func told(_ index: TraceIndex) -> Set<Int32>? {
        frame.map { index.ancestry(ofFrame: $0) }
    }

    // MARK: Concise

    private func outcome(_ index: TraceIndex) -> [Line] {
        var lines: [Line] = []
        for frame in shown(index.tree) {
            guard let node = index.node(ofFrame: frame) else { continue }
            let view = index.tree.nodes[frame]
            let place = "\(PointText.text(view.frame.minX)), \(PointText.text(view.frame.minY))"
            let label = view.customViews.map { $0 + "/" }.joined() + index.names[frame]
            lines.append(
                Line(
                    depth: view.depth,
                    text:
                        "\(label)  proposed \(Words.proposal(node.proposal)) → \(Words.size(node.size)), placed "
                        + "at \(place)"
                ))
            let content = index.content(of: node)
            // Wrappers that pass their content's story on do not repeat it.
            guard content.id == node.id || index.frame(of: content.id.index) == nil else { continue }
            for detail in details(of: content, index) {
                lines.append(Line(depth: view.depth + 1, text: detail, isDetail: true))
            }
        }
        return lines
    }

    private func details(of node: Trace.Node, _ index: TraceIndex) -> [String] {
        var details: [String] = []
        if case .stack(let axis, _, let gaps, false) = node.role, node.children.count > 1 {
            details += sharing(node, axis, gaps, index)
        }
        for axis in Axis.allCases {
            guard let tracks = index.tracks(node.id.index, axis) else { continue }
            let lengths = Words.list(tracks.lengths.map { PointText.text($0) })
            let gaps = tracks.gaps.dropFirst().map { PointText.text($0) }
            details.append(
                (axis == .horizontal ? "columns " : "rows ") + lengths
                    + (gaps.isEmpty ? "" : ", gaps " + Words.list(Array(gaps))))
        }
        details += guides(node, index)
        return details
    }

    private func sharing(_ node: Trace.Node, _ axis: Axis, _ gaps: [Double], _ index: TraceIndex) -> [String] {
        var details: [String] = []
        let spacing = gaps.dropFirst()
        if spacing.contains(where: { $0 != 0 }) {
            let isEven = spacing.allSatisfy { $0 == spacing.first }
            details.append(
                isEven
                    ? "gaps of \(PointText.text(spacing.first ?? 0))"
                    : "gaps " + Words.list(spacing.map { PointText.text($0) }))
        }
        guard let length = node.proposal[axis], length.isFinite, let run = index.run(node.id.index) else {
            details.append("offers every view \(axis.length) \(PointText.text(node.proposal[axis]))")
            return details
        }
        let probes = run.shares.compactMap { share in run.probes.first { $0.child == share.child } }
        details.append(
            "order: "
                + Words.list(
                    probes.map {
                        "\(index.name(of: $0.child)) (\(PointText.text($0.minimum)) to \(PointText.text($0.maximum))"
                            + ($0.priority == 0 ? ")" : ", priority \(PointText.text($0.priority)))")
                    }))
        details.append(
            "shares: "
                + Words.list(
                    run.shares.map { share in
                        let answer = index.node(share.child)?.size[axis]
                        let part =
                            share.remaining > 1
                            ? "\(PointText.text(share.left))/\(share.remaining) = \(PointText.text(share.offer))"
                            : PointText.text(share.offer)
                        return "\(index.name(of: share.child)) \(part) → \(PointText.text(answer))"
                    }))
        return details
    }

    /// The guides that a node asked for, by guide.
    private func guides(_ node: Trace.Node, _ index: TraceIndex) -> [String] {
        var keys: [AlignmentKey] = []
        let answers = index.guides(askedBy: node.id.index)
        for answer in answers where !keys.contains(answer.key) { keys.append(answer.key) }
        // A modifier that aligns its content by default guides does what everybody expects.
        if !node.role.isContainer, !answers.contains(where: \.isExplicit) { return [] }
        let axes = Set(keys.map { index.axis(of: $0) })
        return keys.map { key in
            let way = axes.count > 1 ? " in \(index.axis(of: key).coordinate)" : ""
            let own = answers.filter { $0.key == key }
            let isAllDefault = own.allSatisfy { !$0.isExplicit }
            let values = own.map {
                "\(index.name(of: $0.node)) \(PointText.text($0.value))"
                    + (isAllDefault ? "" : $0.isExplicit ? " (explicit)" : " (default)")
            }
            return "asks for .\(index.trace.name(of: key))\(way): " + Words.list(values)
                + (isAllDefault ? " (default)" : "")
        }
    }
}

/// The words of a story.
enum Words {
    static func proposal(_ proposal: ProposedViewSize) -> String {
        "\(PointText.text(proposal.width)) x \(PointText.text(proposal.height))"
    }

    static func size(_ size: Size) -> String { "\(PointText.text(size.width)) x \(PointText.text(size.height))" }

    /// The first dozen of a list.
    static func list(_ items: [String]) -> String {
        items.count <= 12
            ? items.joined(separator: ", ")
            : items.prefix(11).joined(separator: ", ") + " … and \(items.count - 11) more"
    }

    /// The arithmetic of a place.
    static func rule(_ rule: Trace.PlacementRule) -> String {
        switch rule {
        case .after(let end, let gap): Formula.sum([.number(end), .number(gap)]).text
        case .line(let near, let guide, _, _): Formula.difference([.number(-near), .number(guide)]).text
        case .guide(let line, let guide, _): Formula.difference([.number(line), .number(guide)]).text
        case .centred(let container, let child):
            Formula.within(start: 0, space: container, length: child, share: 0.5).text
        case .inset(let inset): "inset \(Formula.text(inset))"
        case .within(let start, let space, let child, let share):
            Formula.within(start: start, space: space, length: child, share: share).text
        case .scrolled(let start, let offset): Formula.difference([.number(start), .number(offset)]).text
        case .same: "where its parent is"
        case .layout: "by its layout"
        }
    }
}
