/// The answer of a grid to one proposal.
struct GridSolution {
    var offer: Offer
    var columns: [Double]
    var rows: [Double]
    /// What each cell was offered and answered.
    var offers: [Offer]
    var answers: [Size]

    func size(_ structure: GridStructure) -> Size {
        Size(
            width: columns.reduce(0, +) + structure.columnGaps.reduce(0, +),
            height: rows.reduce(0, +) + structure.rowGaps.reduce(0, +))
    }
}

/// The open tracks of one axis of a grid during one level, with their share (spec G5, G8).
struct GridTracks {
    /// The total for the tracks, gaps taken off; `Offer.none` without a proposal.
    let total: Double
    var sizes: [Double]
    var isOpen: [Bool]
    /// Tracks that no longer count in the number of open tracks (the quirk in spec G5).
    var isLeftOut: [Bool]
    var share = 0.0

    init(total: Double, count: Int) {
        self.total = total
        sizes = Array(repeating: 0, count: count)
        isOpen = Array(repeating: false, count: count)
        isLeftOut = Array(repeating: false, count: count)
    }

    /// Opens the tracks of a level (spec G5). `holdsLower` marks tracks with a cell of a lower priority.
    mutating func startLevel(open: [Bool], holdsLower: [Bool], mayLeaveOut: Bool) {
        isOpen = open
        guard !total.isNaN else { return }
        let openTracks = open.indices.filter { open[$0] }
        let lower = openTracks.filter { holdsLower[$0] }
        if mayLeaveOut, lower.count < openTracks.count {
            for track in lower { isLeftOut[track] = true }
        }
        let counted = openTracks.count { !isLeftOut[$0] }
        share = total == .infinity ? .infinity : (total - sizes.reduce(0, +)) / Double(max(counted, 1))
    }

    /// Closes tracks and shares out what they did not take (spec G8).
    mutating func close(_ tracks: [Int]) {
        for track in tracks { isOpen[track] = false }
        guard !total.isNaN, total != .infinity else { return }
        let stillOpen = isOpen.count { $0 }
        guard stillOpen > 0 else { return }
        let left = tracks.reduce(0) { $0 + (share - sizes[$1]) }
        share += left / Double(stillOpen)
    }
}
