/// Works out the tracks of a grid for one proposal, step by step as in spec 8.1; the order of the steps is
/// observable.
struct GridSolver {
    let engine: Engine
    let grid: Int32
    let structure: GridStructure
    let offer: Offer
    private var columns: GridTracks
    private var rows: GridTracks
    private var offers: [Offer]
    private var answers: [Size]
    private var isMeasured: [Bool]
    /// Whether a single cell of the column has been measured.
    private var hasMeasuredSingle: [Bool]
    /// Spans in the order in which they were measured.
    private var measuredSpans: [Int] = []
    /// The extent of each row around its baseline, where its alignment is one (spec G7).
    private var lines: [(above: Double, below: Double)]

    init(engine: Engine, grid: Int32, structure: GridStructure, offer: Offer) {
        self.engine = engine
        self.grid = grid
        self.structure = structure
        self.offer = offer
        columns = GridTracks(
            total: offer.width - structure.columnGaps.reduce(0, +), count: structure.columnCount)
        rows = GridTracks(total: offer.height - structure.rowGaps.reduce(0, +), count: structure.rows.count)
        offers = Array(repeating: .unspecified, count: structure.cells.count)
        answers = Array(repeating: .zero, count: structure.cells.count)
        isMeasured = Array(repeating: false, count: structure.cells.count)
        hasMeasuredSingle = Array(repeating: false, count: structure.columnCount)
        lines = Array(repeating: (-.infinity, -.infinity), count: structure.rows.count)
    }

    mutating func solve() -> GridSolution {
        if offer.width.isNaN, offer.height.isNaN {
            // Spec G3.
            for cell in structure.cells.indices { measure(cell, .unspecified) }
            settleSpans()
        } else {
            solveLevels()
        }
        return GridSolution(
            offer: offer, columns: columns.sizes, rows: rows.sizes, offers: offers, answers: answers)
    }

    // MARK: G4: the order

    private struct Key: Equatable {
        var priority: Double
        var infiniteAxes: Int
        var flexibility: Double
        var isUnsized: Bool

        var isRigid: Bool { infiniteAxes == 0 && flexibility == 0 }

        func comesBefore(_ other: Key) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if infiniteAxes != other.infiniteAxes { return infiniteAxes < other.infiniteAxes }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            return !isUnsized && other.isUnsized
        }
    }

    private func key(of cell: Int) -> Key {
        let node = structure.cells[cell].node
        let smallest = engine.size(node, .zero)
        let largest = engine.size(node, .infinity)
        var key = Key(
            priority: structure.cells[cell].priority, infiniteAxes: 0, flexibility: 0,
            isUnsized: !structure.cells[cell].attributes.unsizedAxes.isEmpty)
        for axis in Axis.allCases where !offer[axis].isNaN {
            if largest[axis] == .infinity {
                key.infiniteAxes += 1
                key.flexibility -= smallest[axis]
            } else {
                key.flexibility += largest[axis] - smallest[axis]
            }
        }
        if key.priority.isNaN { key.priority = -.infinity }
        if key.flexibility.isNaN { key.flexibility = 0 }
        return key
    }

    private mutating func solveLevels() {
        let keys = structure.cells.indices.map(key(of:))
        let order = structure.cells.indices.sorted {
            if keys[$0].comesBefore(keys[$1]) { return true }
            return !keys[$1].comesBefore(keys[$0]) && $0 < $1
        }
        var start = 0
        while start < order.count {
            let priority = keys[order[start]].priority
            let end = order[start...].firstIndex { keys[$0].priority != priority } ?? order.count
            let isHighest = start == 0
            startLevel(
                Array(order[start..<end]), lower: Array(order[end...]),
                mayLeaveOut: !(isHighest && keys[order[start]].isRigid))
            while start < end {
                let key = keys[order[start]]
                let next = order[start..<end].firstIndex { keys[$0] != key } ?? end
                measureGroup(Array(order[start..<next]), level: Array(order[next..<end]))
                start = next
            }
        }
    }

    // MARK: G5: a level starts

    private mutating func startLevel(_ level: [Int], lower: [Int], mayLeaveOut: Bool) {
        var openColumns = Array(repeating: false, count: structure.columnCount)
        var lowerColumns = openColumns
        var openRows = Array(repeating: false, count: structure.rows.count)
        var lowerRows = openRows
        for cell in level {
            openRows[structure.cells[cell].row] = true
            if structure.isSingle(cell) {
                openColumns[structure.cells[cell].column] = true
            } else {
                for column in structure.cells[cell].columns where !structure.holdsSingle[column] {
                    openColumns[column] = true
                }
            }
        }
        for cell in lower {
            lowerRows[structure.cells[cell].row] = true
            if structure.isSingle(cell) { lowerColumns[structure.cells[cell].column] = true }
        }
        columns.startLevel(open: openColumns, holdsLower: lowerColumns, mayLeaveOut: mayLeaveOut)
        rows.startLevel(open: openRows, holdsLower: lowerRows, mayLeaveOut: mayLeaveOut)
    }

    // MARK: G6: offers

    private mutating func measureGroup(_ group: [Int], level rest: [Int]) {
        for cell in group {
            measure(cell, Offer(width: offeredWidth(cell), height: offeredHeight(cell)))
        }
        settleSpans()
        closeTracks(group, rest)
    }

    private func offeredWidth(_ cell: Int) -> Double {
        if offer.width.isNaN || offer.width == .infinity { return offer.width }
        let current = spannedWidth(cell)
        if structure.cells[cell].attributes.unsizedAxes.contains(.horizontal) { return current }
        if structure.isSingle(cell) { return max(columns.share, current) }
        let span = structure.cells[cell].columns
        var others = 0.0
        for column in columns.sizes.indices where !span.contains(column) {
            others += columns.isOpen[column] ? columns.share : columns.sizes[column]
        }
        return max(columns.total - others + structure.innerGap(cell), current)
    }

    private func offeredHeight(_ cell: Int) -> Double {
        if offer.height.isNaN || offer.height == .infinity { return offer.height }
        let current = rows.sizes[structure.cells[cell].row]
        if structure.cells[cell].attributes.unsizedAxes.contains(.vertical) { return current }
        return max(rows.share, current)
    }

    /// The present width of a cell's columns with the gaps between them.
    private func spannedWidth(_ cell: Int) -> Double {
        structure.cells[cell].columns.reduce(structure.innerGap(cell)) { $0 + columns.sizes[$1] }
    }

    // MARK: G7: sizes

    private mutating func measure(_ cell: Int, _ offer: Offer) {
        let node = structure.cells[cell].node
        let answer = engine.size(node, offer)
        offers[cell] = offer
        answers[cell] = answer
        isMeasured[cell] = true
        growRow(cell, offer, answer)
        guard structure.isSingle(cell) else {
            measuredSpans.append(cell)
            return
        }
        let column = structure.cells[cell].column
        // A width that was only lent by a span is replaced.
        columns.sizes[column] =
            hasMeasuredSingle[column] ? max(columns.sizes[column], answer.width) : answer.width
        hasMeasuredSingle[column] = true
    }

    private mutating func growRow(_ cell: Int, _ offer: Offer, _ answer: Size) {
        let row = structure.cells[cell].row
        var height = answer.height
        let key = engine.rowAlignment(grid, structure, row)
        if key.isTextBaseline, answer.height.isFinite {
            let guide = engine.guide(structure.cells[cell].node, key, offer, answer, asker: grid)
            lines[row].above = max(lines[row].above, guide)
            lines[row].below = max(lines[row].below, answer.height - guide)
            height = max(height, lines[row].above + lines[row].below)
        }
        rows.sizes[row] = max(rows.sizes[row], height)
    }

    /// Spreads what spans need beyond their columns.
    private mutating func settleSpans() {
        guard !measuredSpans.isEmpty else { return }
        for column in columns.sizes.indices where !hasMeasuredSingle[column] { columns.sizes[column] = 0 }
        for cell in measuredSpans {
            let missing = answers[cell].width - spannedWidth(cell)
            guard missing > 0 else { continue }
            let span = structure.cells[cell].columns
            let lent = span.filter { !hasMeasuredSingle[$0] }
            let targets = lent.isEmpty ? Array(span) : lent
            for column in targets { columns.sizes[column] += missing / Double(targets.count) }
        }
    }

    // MARK: G8: closing

    private mutating func closeTracks(_ group: [Int], _ rest: [Int]) {
        var waitingColumns = Array(repeating: false, count: structure.columnCount)
        var waitingRows = Array(repeating: false, count: structure.rows.count)
        for cell in rest {
            waitingRows[structure.cells[cell].row] = true
            if structure.isSingle(cell) { waitingColumns[structure.cells[cell].column] = true }
        }
        // A column without any single stays open for the whole level.
        columns.close(
            columns.isOpen.indices.filter {
                columns.isOpen[$0] && !waitingColumns[$0] && structure.holdsSingle[$0]
            })
        rows.close(rows.isOpen.indices.filter { rows.isOpen[$0] && !waitingRows[$0] })
    }
}
