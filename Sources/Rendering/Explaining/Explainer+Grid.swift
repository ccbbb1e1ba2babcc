import LayoutEngine

/// Grids and their tracks.
extension Explainer {
    mutating func answerGrid(_ query: Query, _ axis: Axis, _ value: Double) {
        let quantity = quantity(query, axis)
        if case .gridRow = query.node.role { return answerRow(query, axis, value) }
        if case .lazyGrid(let along, _) = query.node.role, axis != along, let offer = query.proposal[axis],
            isClose(offer, value)
        {
            say(quantity, value, nil, "\(name(query.node)) takes all of the \(Formula.text(value)) it was offered")
            return self.offer(query, axis)
        }
        guard let tracks = index.tracks(query.node.id.index, axis), !tracks.lengths.isEmpty else {
            return say(quantity, value, nil, "\(name(query.node)) answers this to its offer")
        }
        say(
            quantity, value, formula(of: tracks, 0..<tracks.lengths.count),
            "\(name(query.node)) has \(count(tracks.lengths.count, axis)) and the gaps between them")
        if let offer = query.proposal[axis], isClose(offer, value) { self.offer(query, axis) }
    }

    /// A row of a grid is as wide as the grid and as tall as its cells.
    private mutating func answerRow(_ query: Query, _ axis: Axis, _ value: Double) {
        let grid = self.grid(around: query.node)
        let quantity = quantity(query, axis)
        guard let tracks = index.tracks(grid.id.index, axis) else {
            return answerAsRow(query, axis, value)
        }
        if axis == .horizontal {
            return say(
                quantity, value, formula(of: tracks, 0..<tracks.lengths.count), "a row is as wide as \(name(grid))")
        }
        let row = cells(in: query.node).compactMap { index.cell($0.index)?.rows.lowerBound }.first ?? 0
        say(quantity, value, nil, "row \(row + 1) of \(name(grid)) is that tall")
        sayLongestCell(grid, axis, row, value)
    }

    /// A row outside any grid lies its cells over each other.
    private mutating func answerAsRow(_ query: Query, _ axis: Axis, _ value: Double) {
        if let child = query.node.children.first(where: {
            ask(query, $0).map { isClose($0.size[axis], value) } ?? false
        }) {
            answerChild(query, child, axis)
        } else {
            say(quantity(query, axis), value, nil, "\(name(query.node)) holds its cells")
        }
    }

    private func cells(in row: Trace.Node) -> [NodeID] { row.children }

    private func formula(of tracks: TraceIndex.Tracks, _ range: Range<Int>) -> Formula {
        guard range.count <= 6 else {
            return .adding([
                .number(tracks.lengths[range].reduce(0, +)), .number(tracks.gaps[range].dropFirst().reduce(0, +))
            ])
        }
        var terms: [Formula] = []
        for track in range {
            if track > range.lowerBound { terms.append(.number(tracks.gaps[track])) }
            terms.append(.number(tracks.lengths[track]))
        }
        return .adding(terms)
    }

    private func count(_ count: Int, _ axis: Axis) -> String {
        let word = axis == .horizontal ? "column" : "row"
        return count == 1 ? "1 \(word)" : "\(count) \(word)s"
    }

    // MARK: Offers

    /// A cell is offered its slot: the tracks that it stands in.
    mutating func offerOfGrid(_ query: Query, _ parent: Query, _ child: Trace.Node, _ axis: Axis) {
        let (quantity, value) = (offerQuantity(query, axis), query.proposal[axis])
        let grid = self.grid(around: parent.node)
        guard query.isPlaced, let cell = index.cell(child.id.index), let tracks = index.tracks(cell.grid, axis) else {
            return say(quantity, value, nil, "\(name(grid)) asks with this")
        }
        let range = axis == .horizontal ? cell.columns : cell.rows
        guard range.upperBound <= tracks.lengths.count, let first = range.first else {
            return say(quantity, value, nil, "\(name(grid)) offers this")
        }
        let slot = formula(of: tracks, range)
        guard let value, isClose(slot.value, value) else {
            return say(quantity, value, nil, "\(name(grid)) offers once more what filled the cell")
        }
        let word = axis == .horizontal ? "column" : "row"
        let place = range.count == 1 ? "\(word) \(first + 1)" : "\(word)s \(first + 1) to \(range.upperBound)"
        say(quantity, value, slot, "\(name(grid)) offers the \(axis.length) of \(place)")
        guard range.count == 1 else { return }
        if case .lazyGrid(let along, _) = grid.role, along != axis {
            sayEqualTracks(grid, tracks, axis, first)
        } else {
            sayTrack(grid, tracks, axis, first, query.node)
        }
    }

    /// Why a track of a grid is that long: what the others leave of the grid's offer, else its longest cell.
    private mutating func sayTrack(
        _ grid: Trace.Node, _ tracks: TraceIndex.Tracks, _ axis: Axis, _ track: Int, _ node: Trace.Node
    ) {
        let length = tracks.lengths[track]
        if let offer = grid.proposal[axis], offer.isFinite, isClose(grid.size[axis], offer) {
            let alike = tracks.lengths.filter { isClose($0, length) }
            let taken = [tracks.gaps.dropFirst().reduce(0, +)] + tracks.lengths.filter { !isClose($0, length) }
            let left = Formula.subtracting(taken.map { .number($0) }, from: .number(offer))
            let formula: Formula = alike.count > 1 ? .quotient(left, Double(alike.count)) : left
            if taken.count <= 6, Explainer.isExact(formula, length), isFilling(grid, axis, track) {
                let word = axis == .horizontal ? "column" : "row"
                say(
                    "\(axis.length) of \(word) \(track + 1)", length, formula,
                    alike.count > 1
                        ? "\(alike.count) \(word)s share what \(name(grid)) has left"
                        : "\(name(grid)) gives it what the other \(word)s and the gaps leave")
                return self.offer(Query(node: grid, proposal: grid.proposal), axis)
            }
        }
        sayLongestCell(grid, axis, track, length)
    }

    /// Whether a cell of a track took all that it was offered while the grid was measured.
    private func isFilling(_ grid: Trace.Node, _ axis: Axis, _ track: Int) -> Bool {
        guard let call = index.call(grid.id.index, grid.proposal) else { return false }
        return index.cells(of: grid.id.index).contains { cell in
            guard (axis == .horizontal ? cell.columns : cell.rows) == track..<(track + 1),
                let inner = call.inner.last(where: { index.calls[$0].node == cell.node })
            else { return false }
            let asked = index.calls[inner]
            return asked.proposal[axis].map { isClose($0, asked.size[axis]) } ?? false
        }
    }

    /// Columns that share the width of a lazy grid.
    private mutating func sayEqualTracks(_ grid: Trace.Node, _ tracks: TraceIndex.Tracks, _ axis: Axis, _ track: Int) {
        let length = tracks.lengths[track]
        guard tracks.lengths.allSatisfy({ isClose($0, length) }) else { return }
        let gaps = tracks.gaps.dropFirst()
        let gap: Formula =
            gaps.allSatisfy { $0 == gaps.first }
            ? .repeated(gaps.first ?? 0, gaps.count) : .number(gaps.reduce(0, +))
        let left = Formula.subtracting([gap], from: .number(grid.size[axis]))
        let formula: Formula = tracks.lengths.count > 1 ? .quotient(left, Double(tracks.lengths.count)) : left
        guard Explainer.isExact(formula, length) else { return }
        let word = axis == .horizontal ? "column" : "row"
        say(
            "\(axis.length) of \(word) \(track + 1)", length, formula,
            "\(count(tracks.lengths.count, axis)) share the \(axis.length) of \(name(grid))")
        answer(Query(node: grid, proposal: grid.proposal), axis, grid.size[axis])
    }

    /// The cell that makes its track as long as it is.
    private mutating func sayLongestCell(_ grid: Trace.Node, _ axis: Axis, _ track: Int, _ value: Double) {
        let word = axis == .horizontal ? "column" : "row"
        let cell = index.cells(of: grid.id.index).first { cell in
            let range = axis == .horizontal ? cell.columns : cell.rows
            guard range == track..<(track + 1), let node = index.node(cell.node) else { return false }
            return isClose(node.size[axis], value)
        }
        guard let cell, let node = index.node(cell.node) else { return }
        say(
            "\(axis.length) of \(word) \(track + 1)", value, nil,
            "\(name(node)) is its \(axis == .horizontal ? "widest" : "tallest") cell")
    }
}
