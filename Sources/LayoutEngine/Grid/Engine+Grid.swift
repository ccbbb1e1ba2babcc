/// Grids (spec 8.1).
extension Engine {
    func gridSize(_ index: Int32, _ offer: Offer) -> Size {
        let structure = gridStructure(index)
        guard !structure.cells.isEmpty else { return .zero }
        return gridSolution(index, structure, offer).size(structure)
    }

    /// The tracks for an offer; the last ones are remembered, because placing asks for them again.
    private func gridSolution(_ index: Int32, _ structure: GridStructure, _ offer: Offer) -> GridSolution {
        let extra = Int(state(index).pointee.extra)
        let isFixed = !node(index).pointee.flags.contains(.environmental) && !isTracing
        if isFixed, let last = core.grids[extra].solution, last.offer.isSame(as: offer) { return last }
        var solver = GridSolver(engine: self, grid: index, structure: structure, offer: offer)
        let solution = solver.solve()
        core.grids[extra].solution = solution
        return solution
    }

    /// The vertical guide of a row: its own, else the grid's.
    func rowAlignment(_ grid: Int32, _ structure: GridStructure, _ row: Int) -> AlignmentKey {
        let own = structure.rowAlignments[row]
        return own >= 0 ? AlignmentKey(rawValue: own) : unpacked(state(grid).pointee.alignment).vertical
    }

    /// Spec G10: every cell in its slot.
    func arrangeGrid(_ index: Int32, _ offer: Offer, _ bounds: Size) {
        let structure = gridStructure(index)
        guard !structure.cells.isEmpty else { return }
        let solution = gridSolution(index, structure, offer)
        if isTracing { traceGrid(index, structure, solution) }
        var y = 0.0
        for row in structure.rows.indices {
            y += structure.rowGaps[row]
            arrangeRow(index, structure, solution, row, y, bounds)
            y += solution.rows[row]
        }
    }

    private func arrangeRow(
        _ index: Int32, _ structure: GridStructure, _ solution: GridSolution, _ row: Int, _ y: Double,
        _ bounds: Size
    ) {
        let isRow = structure.cells[structure.rows[row][0]].isRowCell
        if isRow {
            let band = Slot(
                x: 0, y: y, width: bounds.width, height: solution.rows[row], offeredWidth: bounds.width,
                offeredHeight: solution.rows[row])
            setBand(structure.rowNodes[row], band)
            let gap = structure.rowGaps[row]
            tracePlacement(structure.rowNodes[row], .horizontal, 0, .same)
            tracePlacement(structure.rowNodes[row], .vertical, y, .after(end: y - gap, gap: gap))
        }
        let key = rowAlignment(index, structure, row)
        for cell in structure.rows[row] { offerSlot(structure, solution, cell) }
        let line = rowLine(index, structure, solution, row, key)
        for cell in structure.rows[row] {
            align(index, structure, solution, cell, y: isRow ? 0 : y, key, line)
        }
    }

    /// Spec G10: the slot's size, or once more what gave exactly the slot's size.
    private func offerSlot(_ structure: GridStructure, _ solution: GridSolution, _ cell: Int) {
        let slotSize = cellSize(structure, solution, cell)
        let offer = slotSize == solution.answers[cell] ? solution.offers[cell] : Offer(slotSize)
        let node = structure.cells[cell].node
        let size = size(node, offer)
        slot(node).pointee.offer = offer
        slot(node).pointee.size = size
    }

    private func cellSize(_ structure: GridStructure, _ solution: GridSolution, _ cell: Int) -> Size {
        let width = structure.cells[cell].columns.reduce(structure.innerGap(cell)) { $0 + solution.columns[$1] }
        return Size(width: width, height: solution.rows[structure.cells[cell].row])
    }

    /// Where the guide of a row lies in its slot: the default, for a baseline the lowest of the cells'.
    private func rowLine(
        _ index: Int32, _ structure: GridStructure, _ solution: GridSolution, _ row: Int, _ key: AlignmentKey
    ) -> Double {
        let size = Size(width: 0, height: solution.rows[row])
        guard key.isTextBaseline else { return defaultGuide(key, size) }
        return structure.rows[row].reduce(-Double.infinity) {
            max($0, placedGuide(structure.cells[$1].node, key, asker: index))
        }
    }

    private func align(
        _ index: Int32, _ structure: GridStructure, _ solution: GridSolution, _ cell: Int, y: Double,
        _ rowKey: AlignmentKey, _ line: Double
    ) {
        let content = structure.cells[cell]
        let area = cellSize(structure, solution, cell)
        let slot = slot(content.node)
        let left = columnOrigin(structure, solution, content.column)
        if let anchor = content.attributes.anchor {
            slot.pointee.x = left + (area.width - slot.pointee.width) * anchor.x
            slot.pointee.y = y + (area.height - slot.pointee.height) * anchor.y
            for axis in Axis.allCases {
                let (start, place) = axis == .horizontal ? (left, slot.pointee.x) : (y, slot.pointee.y)
                let share = axis == .horizontal ? anchor.x : anchor.y
                tracePlacement(
                    content.node, axis, place,
                    .within(start: start, space: area[axis], child: slot.pointee.size[axis], share: share))
            }
            return
        }
        let columnKey = horizontalKey(index, structure, cell)
        let guideX = placedGuide(content.node, columnKey, asker: index)
        let guideY = placedGuide(content.node, rowKey, asker: index)
        let lineX = left + defaultGuide(columnKey, area)
        slot.pointee.x = lineX - guideX
        slot.pointee.y = y + line - guideY
        tracePlacement(content.node, columnKey, lineX - guideX, line: lineX, guide: guideX)
        tracePlacement(content.node, rowKey, y + line - guideY, line: y + line, guide: guideY)
    }

    private func horizontalKey(_ index: Int32, _ structure: GridStructure, _ cell: Int) -> AlignmentKey {
        let content = structure.cells[cell]
        if content.takesNoColumn { return .leading }
        let declared = structure.columnAlignments[content.column]
        if content.isRowCell, content.span == 1, content.attributes.columns <= 1, declared >= 0 {
            return AlignmentKey(rawValue: declared)
        }
        return unpacked(state(index).pointee.alignment).horizontal
    }

    private func columnOrigin(_ structure: GridStructure, _ solution: GridSolution, _ column: Int) -> Double {
        var x = structure.columnGaps[column]
        for earlier in 0..<column { x += structure.columnGaps[earlier] + solution.columns[earlier] }
        return x
    }

    /// Gives a row, the wrappers around it and the rows inside it the row's band.
    private func setBand(_ start: Int32, _ band: Slot) {
        var index = start
        var own = band
        while true {
            slot(index).pointee = own
            own.x = 0
            own.y = 0
            guard node(index).pointee.kind.isPassThrough else { break }
            index = node(index).pointee.firstChild
        }
        for child in children(node(index)) where gridRow(through: child) != nil { setBand(child, own) }
    }
}
