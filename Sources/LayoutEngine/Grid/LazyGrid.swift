/// A lazy grid's parameters.
struct LazyGridState {
    var items: [GridItem]
    /// Between rows.
    var spacing: Double
}

/// The tracks of a lazy grid for one length (spec LZ2).
struct LazyGridTracks {
    struct Track {
        var start: Double
        var length: Double
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// The length of all tracks and gaps.
    private(set) var total = 0.0
    /// More tracks than this are of no use to any grid and only take memory.
    private static let limit = 10_000.0

    init(_ items: [GridItem], in available: Double, constants: PlatformConstants) {
        guard available.isFinite, let last = items.indices.last else { return }
        var remaining = available
        var shared = 0
        for index in items.indices {
            if index < last { remaining -= items[index].spacing ?? constants.gridItemSpacing }
            if case .fixed(let length) = items[index].size { remaining -= length } else { shared += 1 }
        }
        for index in items.indices {
            let gap = items[index].spacing ?? constants.gridItemSpacing
            let share = max(remaining, 0) / Double(max(shared, 1))
            switch items[index].size {
            case .fixed(let length):
                append(length, items[index].alignment)
            case .flexible(let minimum, let maximum):
                let length = max(min(share, maximum), minimum)
                append(length, items[index].alignment)
                remaining -= length
                shared -= 1
            case .adaptive(let minimum, let maximum):
                let quotient = ((share - minimum) / (minimum + gap)).rounded(.down)
                let count = quotient.isNaN ? 1 : min(max(quotient, 0) + 1, LazyGridTracks.limit)
                let length = min((share - gap * (count - 1)) / count, max(minimum, maximum))
                for position in 0..<Int(count) {
                    if position > 0 { total += gap }
                    append(length, items[index].alignment)
                }
                remaining -= share
                shared -= 1
            }
            if index < last { total += gap }
        }
    }

    private mutating func append(_ length: Double, _ alignment: Alignment?) {
        tracks.append(Track(start: total, length: length, alignment: alignment))
        total += length
    }
}

/// Lazy grids (spec LZ2 to LZ5); "across" is the axis of the tracks, "along" the scrolling axis.
extension Engine {
    func lazyGridSize(_ index: Int32, _ offer: Offer) -> Size {
        let along = node(index).pointee.axis
        let across = along.cross
        let grid = core.lazyGrids[Int(state(index).pointee.extra)]
        let available = offered(offer[across], or: idealLazyLength(index, grid, across))
        var size = Size.zero
        let tracks = LazyGridTracks(grid.items, in: available, constants: core.platform)
        size[across] = max(available, tracks.total)
        var end = 0.0
        forEachLazyRow(index, grid, tracks, size[across]) { row in
            end = row.start + row.length
        }
        size[along] = end
        return size
    }

    /// The ideal lengths of the first row.
    private func idealLazyLength(_ index: Int32, _ grid: LazyGridState, _ across: Axis) -> Double {
        let children = children(node(index))
        var sum = 0.0
        for position in grid.items.indices {
            if position > 0 { sum += grid.items[position - 1].spacing ?? core.platform.gridItemSpacing }
            if case .fixed(let length) = grid.items[position].size {
                sum += length
            } else if position < children.count {
                sum += size(children[position], .unspecified)[across]
            }
        }
        return sum
    }

    private struct LazyRow {
        /// Indices among the children, one for each track; one alone if it takes the full width.
        var cells: Range<Int>
        var isFull: Bool
        var start: Double
        var length: Double
    }

    /// Fills the tracks row by row; a full width view interrupts the rows.
    private func forEachLazyRow(
        _ index: Int32, _ grid: LazyGridState, _ tracks: LazyGridTracks, _ available: Double,
        _ body: (LazyRow) -> Void
    ) {
        let along = node(index).pointee.axis
        let count = Int(node(index).pointee.childCount)
        guard !tracks.tracks.isEmpty else { return }
        var first = 0
        var start = 0.0
        while first < count {
            if first > 0 { start += grid.spacing }
            let isFull = isFullWidth(children(node(index))[first])
            var end = first + 1
            while !isFull, end < count, end - first < tracks.tracks.count,
                !isFullWidth(children(node(index))[end])
            {
                end += 1
            }
            var length = 0.0
            for position in first..<end {
                let across = isFull ? available : tracks.tracks[position - first].length
                let child = children(node(index))[position]
                length = max(length, size(child, Offer(along.cross, major: across, minor: Offer.none))[along])
            }
            body(LazyRow(cells: first..<end, isFull: isFull, start: start, length: length))
            start += length
            first = end
        }
    }

    private func isFullWidth(_ start: Int32) -> Bool {
        var index = start
        while node(index).pointee.kind.isPassThrough { index = node(index).pointee.firstChild }
        return node(index).pointee.kind == .fullWidth
    }

    /// Spec LZ3 and LZ4: the tracks are worked out again for the grid's own length.
    func arrangeLazyGrid(_ index: Int32, _ bounds: Size) {
        let along = node(index).pointee.axis
        let across = along.cross
        let grid = core.lazyGrids[Int(state(index).pointee.extra)]
        let key = AlignmentKey(rawValue: state(index).pointee.alignment)
        let tracks = LazyGridTracks(grid.items, in: bounds[across], constants: core.platform)
        let surplus = max(bounds[across] - tracks.total, 0)
        let lead = defaultGuide(key, Size(width: surplus, height: surplus))
        var rows: [(start: Double, length: Double)] = []
        forEachLazyRow(index, grid, tracks, bounds[across]) { row in
            for position in row.cells {
                var track = LazyGridTracks.Track(start: 0, length: bounds[across], alignment: nil)
                if !row.isFull {
                    track = tracks.tracks[position - row.cells.lowerBound]
                    track.start += lead
                }
                placeLazyCell(index, position, along, key, track, row.start, row.length)
                if isTracing {
                    let column = position - row.cells.lowerBound
                    let columns = row.isFull ? 0..<tracks.tracks.count : column..<(column + 1)
                    traceLazyCell(index, position, along, columns, rows.count)
                }
            }
            if isTracing { rows.append((row.start, row.length)) }
        }
        if isTracing { traceLazyGrid(index, along, tracks, lead, rows) }
    }

    private func placeLazyCell(
        _ index: Int32, _ position: Int, _ along: Axis, _ key: AlignmentKey, _ track: LazyGridTracks.Track,
        _ start: Double, _ length: Double
    ) {
        let child = children(node(index))[position]
        let offer = Offer(along.cross, major: track.length, minor: length)
        let size = size(child, offer)
        slot(child).pointee.offer = offer
        slot(child).pointee.size = size
        let area = Size(width: offer.width, height: offer.height)
        let isVertical = along == .vertical
        let horizontal = track.alignment?.horizontal ?? (isVertical ? key : .horizontalCenter)
        let vertical = track.alignment?.vertical ?? (isVertical ? .verticalCenter : key)
        let x = defaultGuide(horizontal, area) - placedGuide(child, horizontal, asker: index)
        let y = defaultGuide(vertical, area) - placedGuide(child, vertical, asker: index)
        let left = isVertical ? track.start : start
        let top = isVertical ? start : track.start
        slot(child).pointee.x = x + left
        slot(child).pointee.y = y + top
        if isTracing {
            let (lineX, lineY) = (left + defaultGuide(horizontal, area), top + defaultGuide(vertical, area))
            tracePlacement(child, horizontal, left + x, line: lineX, guide: lineX - left - x)
            tracePlacement(child, vertical, top + y, line: lineY, guide: lineY - top - y)
        }
    }
}
