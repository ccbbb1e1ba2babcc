/// Telling the tracks of grids.
extension Engine {
    func traceGrid(_ index: Int32, _ structure: GridStructure, _ solution: GridSolution) {
        let grid = NodeID(index: index)
        trace(.tracks(grid: grid, axis: .horizontal, lengths: solution.columns, gaps: structure.columnGaps))
        trace(.tracks(grid: grid, axis: .vertical, lengths: solution.rows, gaps: structure.rowGaps))
        for cell in structure.cells {
            trace(
                .cell(
                    grid: grid, node: NodeID(index: cell.node), columns: cell.columns, rows: cell.row..<(cell.row + 1)))
        }
    }

    /// Tells the tracks of a lazy grid; `lead` is the free space before the first.
    func traceLazyGrid(
        _ index: Int32, _ along: Axis, _ tracks: LazyGridTracks, _ lead: Double,
        _ rows: [(start: Double, length: Double)]
    ) {
        let across = tracks.tracks.map { (start: $0.start + lead, length: $0.length) }
        for (axis, list) in [(along.cross, across), (along, rows)] {
            var end = 0.0
            var gaps: [Double] = []
            for track in list {
                gaps.append(track.start - end)
                end = track.start + track.length
            }
            trace(.tracks(grid: NodeID(index: index), axis: axis, lengths: list.map(\.length), gaps: gaps))
        }
    }

    func traceLazyCell(_ index: Int32, _ position: Int, _ along: Axis, _ tracks: Range<Int>, _ row: Int) {
        let child = children(node(index))[position]
        let isVertical = along == .vertical
        trace(
            .cell(
                grid: NodeID(index: index), node: NodeID(index: child), columns: isVertical ? tracks : row..<(row + 1),
                rows: isVertical ? row..<(row + 1) : tracks))
    }
}
