import LayoutEngine

/// Guides that meet on a line.
extension Explainer {
    /// A place that an alignment gives: `line − guide`.
    func aligned(
        _ child: Trace.Node, _ parent: Trace.Node, _ axis: Axis, _ key: AlignmentKey, line: Double, guide: Double,
        space: Double
    ) -> (formula: Formula, reason: String) {
        let length = child.size[axis]
        let alignment = "alignment .\(index.trace.name(of: key))"
        let isExplicit = index.isExplicit(child.id.index, key, guide)
        let area = area(of: child, in: parent, axis, space)
        let who = parent.role.isContainer ? "its views" : "its content"
        if !isExplicit {
            if isClose(area.length, length), isClose(line - guide, area.start) {
                return (.number(area.start), "it is as \(axis.adjective) as \(fullSubject(parent, area))")
            }
            let other = alternative(to: key, child, parent, axis, space: area.length)
            switch key {
            case .horizontalCenter, .verticalCenter:
                if isClose(guide, length / 2), isClose(line, area.start + area.length / 2) {
                    return (
                        .within(start: area.start, space: area.length, length: length, share: 0.5),
                        "\(subject(parent, area)) centres \(who) (\(alignment))" + other
                    )
                }
            case .leading, .top:
                if guide == 0, isClose(line, area.start) {
                    return (
                        .number(line),
                        "\(subject(parent, area)) aligns \(who) at the \(index.trace.name(of: key)) edge (\(alignment))"
                            + other
                    )
                }
            case .trailing, .bottom:
                if isClose(guide, length), isClose(line, area.start + area.length) {
                    return (
                        .within(start: area.start, space: area.length, length: length, share: 1),
                        "\(subject(parent, area)) aligns \(who) at the \(index.trace.name(of: key)) edge (\(alignment))"
                            + other
                    )
                }
            default: break
            }
        }
        let own = isExplicit ? "its own, explicit one" : "its default one"
        let owner = owner(ofLine: line, key, parent, except: child)
        return (
            .difference([.number(line), .number(guide)]),
            "\(name(parent)) lines up .\(index.trace.name(of: key)): the line is at \(Formula.text(line))\(owner), "
                + "\(own) at \(Formula.text(guide))"
        )
    }

    /// The part of a parent in which a child is aligned: a cell of a grid, else all of it.
    private func area(
        of child: Trace.Node, in parent: Trace.Node, _ axis: Axis, _ space: Double
    ) -> (start: Double, length: Double, isCell: Bool) {
        guard let cell = index.cell(child.id.index), let tracks = index.tracks(cell.grid, axis) else {
            return (0, space, false)
        }
        let range = axis == .horizontal ? cell.columns : cell.rows
        guard tracks.lengths.indices.contains(range.lowerBound), range.upperBound <= tracks.lengths.count else {
            return (0, space, false)
        }
        var start = tracks.gaps[...range.lowerBound].reduce(0, +) + tracks.lengths[..<range.lowerBound].reduce(0, +)
        // A cell in a GridRow stands in the row's own coordinates.
        if parent.role == .gridRow, axis == .vertical { start = 0 }
        let gaps = tracks.gaps[range].dropFirst().reduce(0, +)
        return (start, tracks.lengths[range].reduce(0, +) + gaps, true)
    }

    private func subject(_ parent: Trace.Node, _ area: (start: Double, length: Double, isCell: Bool)) -> String {
        guard area.isCell else { return name(parent) }
        return "the cell of \(name(grid(around: parent))) from \(Formula.text(area.start)), "
            + "\(Formula.text(area.length)) long,"
    }

    private func fullSubject(_ parent: Trace.Node, _ area: (start: Double, length: Double, isCell: Bool)) -> String {
        guard area.isCell else { return name(parent) }
        return "its cell of \(name(grid(around: parent))), which starts at \(Formula.text(area.start))"
    }

    /// The grid that a row belongs to; a parent that is no row itself.
    func grid(around parent: Trace.Node) -> Trace.Node {
        var current = parent
        while current.role == .gridRow || current.role.isTransparent, let outer = index.parent(of: current) {
            current = outer
        }
        return current
    }

    /// Who reaches furthest before the line, and so decides where it is.
    private func owner(
        ofLine line: Double, _ key: AlignmentKey, _ parent: Trace.Node, except child: Trace.Node
    ) -> String {
        guard parent.role.isContainer else { return "" }
        let answers = index.guides(askedBy: grid(around: parent).id.index) + index.guides(askedBy: parent.id.index)
        let owner = answers.last { answer in
            answer.key == key && isClose(answer.value, line) && answer.node != child.id.index
                && parent.children.contains(NodeID(index: answer.node))
        }
        return owner.map { ", that of \(index.name(of: $0.node))" } ?? ""
    }

    /// What another alignment would give, where that changes nothing else.
    private func alternative(
        to key: AlignmentKey, _ child: Trace.Node, _ parent: Trace.Node, _ axis: Axis, space: Double
    ) -> String {
        let length = child.size[axis]
        guard !isClose(space, length), !parent.isRightToLeft, !holdsGuides(parent) else { return "" }
        if parent.role.isContainer {
            // The guides of the others must leave the extent as it is.
            let longest = parent.children.compactMap { index.node($0.index)?.size[axis] }.max() ?? 0
            guard index.cell(child.id.index) == nil, isClose(longest, space) else { return "" }
        }
        let isEdge = key == .leading || key == .top
        let (other, place) =
            isEdge
            ? (".center", (space - length) / 2) : (axis == .horizontal ? ".leading" : ".top", 0)
        return "; \(other) would give \(Formula.text(place))"
    }

    /// Whether guides are written on anything inside.
    private func holdsGuides(_ node: Trace.Node) -> Bool {
        var pending = node.children
        while let next = pending.popLast() {
            guard let inner = index.node(next.index) else { continue }
            if case .guide = inner.role { return true }
            if inner.role == .custom { return true }
            pending += inner.children
        }
        return false
    }
}
