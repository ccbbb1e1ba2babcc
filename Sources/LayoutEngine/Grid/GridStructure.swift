/// The rows, columns and cells of a grid (spec G1, G1b).
struct GridStructure {
    var cells: [GridCell] = []
    /// For each row the indices of its cells, in column order.
    var rows: [[Int]] = []
    /// The vertical alignment of each row: its own, else -1.
    var rowAlignments: [Int32] = []
    /// The direct child of the grid that makes each row, and whether it is a GridRow.
    var rowNodes: [Int32] = []
    var columnCount = 1
    /// Whether a column holds a single cell anywhere in the grid.
    var holdsSingle: [Bool] = []
    /// The alignment declared for each column (spec G10), else -1.
    var columnAlignments: [Int32] = []
    var columnGaps: [Double] = []
    var rowGaps: [Double] = []
}

/// One cell of a grid.
struct GridCell {
    var node: Int32
    var row: Int
    var column: Int
    var span: Int
    /// Whether the cell stands in a GridRow.
    var isRowCell: Bool
    /// A cell of zero columns, at the leading edge of the next cell's slot.
    var takesNoColumn = false
    var attributes: GridAttributes
    var priority = 0.0

    var columns: Range<Int> { column..<(column + span) }
}

/// What is written on one cell.
struct GridAttributes {
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: Int32 = -1
    var unsizedAxes: Axis.Set = []
}

/// A grid with the last solution.
struct GridState {
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
    var structure: GridStructure?
    var solution: GridSolution?

    init(horizontalSpacing: Double?, verticalSpacing: Double?) {
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

extension Engine {
    /// More columns than any grid has; larger spans and grids are cut, so that numbers alone cannot take all memory.
    private static var maximumSpan: Int { 1_000 }
    private static var maximumColumns: Int { 10_000 }

    /// The GridRow that a node is, looking through wrappers without effect on layout.
    func gridRow(through start: Int32) -> Int32? {
        var index = start
        while node(index).pointee.kind.isPassThrough, node(index).pointee.kind != .transparentStack {
            index = node(index).pointee.firstChild
        }
        return node(index).pointee.kind == .gridRow ? index : nil
    }

    /// Whether a node is directly in a grid or one of its rows.
    func isInGrid(_ index: Int32) -> Bool {
        let parent = node(index).pointee.parent
        guard parent >= 0 else { return false }
        let kind = node(parent).pointee.kind
        return kind == .grid || kind == .gridRow
    }

    /// Whether a GridRow stands outside of any grid.
    func row(isStandingAlone index: Int32) -> Bool {
        var current = node(index).pointee.parent
        while current >= 0, node(current).pointee.kind.isPassThrough { current = node(current).pointee.parent }
        return current < 0 || !(node(current).pointee.kind == .grid || node(current).pointee.kind == .gridRow)
    }

    /// The structure of a grid, worked out once.
    func gridStructure(_ index: Int32) -> GridStructure {
        let extra = Int(state(index).pointee.extra)
        if let structure = core.grids[extra].structure { return structure }
        let structure = makeGridStructure(index, core.grids[extra])
        core.grids[extra].structure = structure
        return structure
    }

    private func makeGridStructure(_ index: Int32, _ grid: GridState) -> GridStructure {
        var structure = GridStructure()
        for child in children(node(index)) { addRow(child, to: &structure) }
        guard !structure.cells.isEmpty else { return structure }
        finishColumns(&structure)
        declareAlignments(&structure)
        findGaps(&structure, grid, isRightToLeft: node(index).pointee.isRightToLeft)
        return structure
    }

    private func addRow(_ child: Int32, to structure: inout GridStructure) {
        let row = structure.rows.count
        guard let rowNode = gridRow(through: child) else {
            let cell = GridCell(
                node: child, row: row, column: 0, span: 0, isRowCell: false,
                attributes: gridAttributes(child), priority: priority(child))
            structure.rows.append([structure.cells.count])
            structure.cells.append(cell)
            structure.rowAlignments.append(-1)
            structure.rowNodes.append(child)
            return
        }
        var nodes: [Int32] = []
        collectCells(rowNode, &nodes)
        guard !nodes.isEmpty else { return }
        var column = 0
        var indices: [Int] = []
        for node in nodes {
            let attributes = gridAttributes(node)
            let span = min(max(attributes.columns, 0), Engine.maximumSpan)
            var cell = GridCell(
                node: node, row: row, column: column, span: max(span, 1), isRowCell: true, attributes: attributes,
                priority: priority(node))
            cell.takesNoColumn = span == 0
            indices.append(structure.cells.count)
            structure.cells.append(cell)
            column = min(column + span, Engine.maximumColumns)
        }
        structure.columnCount = max(structure.columnCount, column)
        structure.rows.append(indices)
        structure.rowAlignments.append(state(rowNode).pointee.alignment)
        structure.rowNodes.append(child)
    }

    /// The cells of a row; a row inside a row is just its cells.
    private func collectCells(_ row: Int32, _ nodes: inout [Int32]) {
        for child in children(node(row)) {
            if let inner = gridRow(through: child) { collectCells(inner, &nodes) } else { nodes.append(child) }
        }
    }

    /// Spec G1b: through wrappers, not out of stacks; columns add up, the inner anchor and alignment win.
    private func gridAttributes(_ start: Int32) -> GridAttributes {
        var result = GridAttributes()
        guard node(start).pointee.flags.contains(.hasCellAttributes) else { return result }
        var spans: [Int] = []
        var index = start
        while node(index).pointee.kind.isWrapper, node(index).pointee.kind != .transparentStack {
            let node = node(index).pointee
            if node.kind == .gridCell {
                switch core.cellAttributes[Int(node.payload)] {
                case .columns(let count): spans.append(count)
                case .anchor(let anchor): result.anchor = anchor
                case .columnAlignment(let key): result.columnAlignment = key.rawValue
                case .unsizedAxes(let axes): result.unsizedAxes.formUnion(axes)
                }
            }
            index = node.firstChild
        }
        let wide = spans.reduce(into: 0) { sum, span in sum = span > 1 ? sum &+ min(span, Engine.maximumSpan) : sum }
        result.columns = wide > 0 ? wide : spans.contains { $0 <= 0 } ? 0 : 1
        return result
    }

    /// Cuts spans to the columns there are and spreads non-row children over all of them.
    private func finishColumns(_ structure: inout GridStructure) {
        let count = structure.columnCount
        structure.holdsSingle = Array(repeating: false, count: count)
        for index in structure.cells.indices {
            if structure.cells[index].isRowCell {
                structure.cells[index].column = min(structure.cells[index].column, count - 1)
                structure.cells[index].span = min(structure.cells[index].span, count - structure.cells[index].column)
            } else {
                structure.cells[index].span = count
            }
            if structure.isSingle(index) { structure.holdsSingle[structure.cells[index].column] = true }
        }
    }

    /// Spec G10: the first declaration in row order among row cells that start in the column.
    private func declareAlignments(_ structure: inout GridStructure) {
        structure.columnAlignments = Array(repeating: -1, count: structure.columnCount)
        for cell in structure.cells where cell.isRowCell && cell.attributes.columnAlignment >= 0 {
            if structure.columnAlignments[cell.column] < 0 {
                structure.columnAlignments[cell.column] = cell.attributes.columnAlignment
            }
        }
    }

    /// Spec G2.
    private func findGaps(_ structure: inout GridStructure, _ grid: GridState, isRightToLeft: Bool) {
        var columnGaps = [Double?](repeating: nil, count: structure.columnCount)
        var rowGaps = [Double?](repeating: nil, count: structure.rows.count)
        func pair(_ left: Int, _ right: Int, _ axis: Axis, _ spacing: Double?) -> Double {
            spacing
                ?? gap(
                    from: structure.cells[left].node, to: structure.cells[right].node, along: axis,
                    isRightToLeft: isRightToLeft)
        }
        for row in structure.rows {
            let cells = row.filter { !structure.cells[$0].takesNoColumn }
            for (left, right) in zip(cells, cells.dropFirst()) {
                let column = structure.cells[right].column
                guard column > 0 else { continue }
                let gap = pair(left, right, .horizontal, grid.horizontalSpacing)
                columnGaps[column] = max(columnGaps[column] ?? gap, gap)
            }
        }
        for row in structure.rows.indices.dropFirst() {
            for upper in structure.rows[row - 1] {
                for lower in structure.rows[row]
                where structure.cells[upper].columns.overlaps(structure.cells[lower].columns) {
                    let gap = pair(upper, lower, .vertical, grid.verticalSpacing)
                    rowGaps[row] = max(rowGaps[row] ?? gap, gap)
                }
            }
        }
        structure.columnGaps = columnGaps.map { $0 ?? 0 }
        structure.rowGaps = rowGaps.map { $0 ?? 0 }
    }
}

extension GridStructure {
    /// Whether a cell has span 1; a non-row child spans all columns, also where there is only one.
    func isSingle(_ cell: Int) -> Bool { cells[cell].span == 1 && (cells[cell].isRowCell || columnCount == 1) }

    /// The gaps between the columns of a cell.
    func innerGap(_ cell: Int) -> Double {
        cells[cell].columns.dropFirst().reduce(0) { $0 + columnGaps[$1] }
    }
}
