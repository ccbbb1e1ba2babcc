import LayoutEngine

/// Sets a text's lines for one proposal (spec L8 to L12).
struct TextSetter {
    let content: TextContent
    let style: ParagraphStyle
    /// Whether the layout lists its lines, which measuring alone does not need.
    let listsLines: Bool
    private let grid: PixelGrid
    /// The most lines that room is kept for, so that no height is absurd.
    private static let mostLines = 10_000

    /// A line before it is placed: the parts of the text that are drawn, and where the ellipsis goes.
    private struct Piece {
        var head: Range<Int>
        /// What follows the ellipsis.
        var tail: Range<Int>
        var hasEllipsis: Bool
        /// The width that the line takes, hanging white-space included.
        var widthWithSpace: Int
    }

    init(content: TextContent, listsLines: Bool) {
        self.content = content
        self.listsLines = listsLines
        style = content.style
        grid = PixelGrid(scale: content.style.scale)
    }

    /// The layout for a proposal.
    func layout(for proposal: ProposedViewSize) -> TextLayout {
        var proposal = proposal
        if proposal.width?.isNaN == true { proposal.width = nil }
        if proposal.width == 0, proposal.height == 0 {
            return TextLayout(
                size: .zero, baselines: TextBaselines(first: 0, last: 0), lines: [],
                isTruncated: content.naturalWidth > 0, breaksWords: false, scaleFactor: content.factor,
                isTightened: false)
        }
        let limit = width(of: proposal.width)
        if let line = simpleLine(limit: limit) { return line }
        let clusters = content.clusters
        guard clusters.count > 0 else { return emptyLayout() }
        let breaker = content.lines(limit: limit)
        let shown = lineCount(breaker.lines, height: proposal.height)
        let isTruncated = shown < breaker.lines.count
        var pieces: [Piece] = []
        pieces.reserveCapacity(shown)
        for (index, line) in breaker.lines.prefix(shown).enumerated() {
            if isTruncated, index == shown - 1 {
                pieces.append(truncated(line, limit: limit))
            } else {
                let width = clusters.width(line.range)
                // White-space at the end of a text is drawn where it fits; at a wrap it hangs.
                let isTrimmed = line.range.upperBound < line.hardEnd || width > limit
                pieces.append(
                    Piece(
                        head: isTrimmed ? clusters.trimmed(line.range) : line.range, tail: 0..<0, hasEllipsis: false,
                        widthWithSpace: width))
            }
        }
        return place(
            pieces, offered: proposal.width, isTruncated: isTruncated, breaksWords: breaker.breaksWords)
    }

    /// An offered width in `FontWidths.unit`.
    private func width(of offer: Double?) -> Int {
        guard let offer, offer < 1e9 else { return Int.max / 2 }
        return Int((max(offer, 0) / FontWidths.unit).rounded())
    }

    /// The layout of a short text in one font that fits on one line, without looking at its characters.
    private func simpleLine(limit: Int) -> TextLayout? {
        guard let width = content.simpleWidth, width <= limit else { return nil }
        let metrics = content.metrics(ofRun: 0)
        let points = Double(width) * FontWidths.unit
        let answer = limit < Int.max / 2 ? min(grid.up(points), Double(limit) * FontWidths.unit) : grid.up(points)
        let baseline = grid.nearest(metrics.ascent)
        var lines: [TextLine] = []
        if listsLines {
            let text = content.runs[0].string
            let x = max(0, answer - points) * style.alignment.leadingShare
            let fragment = TextFragment(text: text, run: 0, x: x, width: points)
            lines.append(
                TextLine(
                    text: text, x: x, width: points, top: 0, baseline: baseline, height: metrics.height,
                    fragments: [fragment]))
        }
        return TextLayout(
            size: Size(width: answer, height: grid.up(reserved(height: metrics.height, lines: 1, metrics))),
            baselines: TextBaselines(first: baseline, last: baseline), lines: lines, isTruncated: false,
            breaksWords: false, scaleFactor: content.factor, isTightened: false)
    }

    /// The layout of an empty text: one line without width; on macOS 14 points tall whatever the font (recorded).
    private func emptyLayout() -> TextLayout {
        let metrics = content.metrics(ofRun: 0)
        let isMacOS = style.platform == .macOS
        let height = isMacOS ? 14 : metrics.height
        let baseline = isMacOS ? 11 : grid.nearest(metrics.ascent)
        return TextLayout(
            size: Size(width: 0, height: grid.up(reserved(height: height, lines: 1, metrics))),
            baselines: TextBaselines(first: baseline, last: baseline), lines: [], isTruncated: false,
            breaksWords: false, scaleFactor: content.factor, isTightened: false)
    }

    /// The space between two lines.
    private func gap(_ metrics: LineMetrics) -> Double { max(metrics.leading, FontWidths.finite(style.lineSpacing)) }

    /// How many lines fit into a height and the line limit.
    ///
    /// The lines are counted by their own heights, so that a text offered the height it has answered keeps all of them; for
    /// fonts without leading that is the offered height divided by the line height.
    private func lineCount(_ lines: [LineBreaker.Line], height: Double?) -> Int {
        let limit = min(lines.count, max(style.lineLimit ?? Int.max, 1))
        guard let height, height < .infinity else { return limit }
        var used = 0.0
        for (index, line) in lines.prefix(limit).enumerated() {
            let metrics = self.metrics(line.range)
            used += metrics.height
            if index > 0, used > height + 0.01 { return index }
            used += gap(metrics)
        }
        return limit
    }

    private func metrics(_ range: Range<Int>) -> LineMetrics {
        guard content.runs.count > 1 else { return content.metrics(ofRun: 0) }
        let clusters = content.clusters
        if range.isEmpty {
            // An empty line has the height of the line break after it.
            let index = min(range.lowerBound, clusters.count - 1)
            return content.metrics(ofRun: clusters.run(at: index))
        }
        return content.metrics(ofRuns: range.lazy.map { clusters.run(at: $0) })
    }

    /// The height of a text of `lines` lines with the room that it keeps for more.
    private func reserved(height: Double, lines: Int, _ metrics: LineMetrics) -> Double {
        let missing = min(max(style.minimumLines, 0), TextSetter.mostLines) - lines
        return missing > 0 ? height + Double(missing) * (metrics.height + gap(metrics)) : height
    }

    /// The last line of a text that is cut, with an ellipsis.
    private func truncated(_ line: LineBreaker.Line, limit: Int) -> Piece {
        let clusters = content.clusters
        let rest = line.range.lowerBound..<line.hardEnd
        let ellipsis = content.ellipsisWidth(run: clusters.run(at: min(rest.lowerBound, clusters.count - 1)))
        let room = limit - ellipsis
        var head = rest.lowerBound..<rest.lowerBound
        var tail = 0..<0
        switch style.truncationMode {
        case .tail:
            head = prefix(of: rest, room: room)
        case .head:
            // The end of the text is shown, of its last hard line if it has several.
            let last = clusters.hardLines[clusters.hardLines.count - 1]
            tail = suffix(of: max(rest.lowerBound, last.lowerBound)..<last.upperBound, room: room)
        case .middle:
            head = prefix(of: rest, room: room / 2)
            tail = suffix(of: head.upperBound..<rest.upperBound, room: room - clusters.width(head))
        }
        let width = clusters.width(head) + ellipsis + clusters.width(tail)
        return Piece(head: head, tail: tail, hasEllipsis: true, widthWithSpace: min(width, limit))
    }

    /// The longest start of a range that fits into `room`, without white-space at its end.
    private func prefix(of range: Range<Int>, room: Int) -> Range<Int> {
        let clusters = content.clusters
        var end = range.lowerBound
        while end < range.upperBound, clusters.width(range.lowerBound..<end + 1) <= room { end += 1 }
        return clusters.trimmed(range.lowerBound..<end)
    }

    /// The longest end of a range that fits into `room`, without white-space at its start.
    private func suffix(of range: Range<Int>, room: Int) -> Range<Int> {
        let clusters = content.clusters
        var start = range.upperBound
        while start > range.lowerBound, clusters.width(start - 1..<range.upperBound) <= room { start -= 1 }
        while start < range.upperBound, clusters.isSpace(start) { start += 1 }
        return start..<range.upperBound
    }

    /// Puts the lines under each other.
    private func place(
        _ pieces: [Piece], offered: Double?, isTruncated: Bool, breaksWords: Bool
    ) -> TextLayout {
        var widest = 0
        for piece in pieces { widest = max(widest, piece.widthWithSpace) }
        var width = grid.up(Double(widest) * FontWidths.unit)
        if let offered { width = min(width, max(offered, 0)) }

        var lines: [TextLine] = []
        if listsLines { lines.reserveCapacity(pieces.count) }
        var baselines = TextBaselines(first: 0, last: 0)
        var top = 0.0
        var bottom = 0.0
        var lastMetrics = content.metrics(ofRun: 0)
        // Baselines move with the rounding of the first one.
        var shift = 0.0
        for (index, piece) in pieces.enumerated() {
            let metrics = self.metrics(piece.head.isEmpty && !piece.tail.isEmpty ? piece.tail : piece.head)
            if index == 0 {
                baselines.first = grid.nearest(metrics.ascent)
                shift = baselines.first - metrics.ascent
            } else {
                top = bottom + gap(lastMetrics)
            }
            bottom = top + metrics.height
            lastMetrics = metrics
            baselines.last = top + metrics.ascent + shift
            if listsLines { lines.append(line(piece, top: top, metrics: metrics, shift: shift, width: width)) }
        }
        baselines.last = grid.up(baselines.last)
        let height = reserved(height: bottom, lines: pieces.count, lastMetrics)
        return TextLayout(
            size: Size(width: width, height: grid.up(height)),
            baselines: baselines, lines: lines, isTruncated: isTruncated, breaksWords: breaksWords,
            scaleFactor: content.factor,
            isTightened: false)
    }

    private func line(
        _ piece: Piece, top: Double, metrics: LineMetrics, shift: Double, width: Double
    ) -> TextLine {
        let clusters = content.clusters
        var fragments: [TextFragment] = []
        var end = 0
        func add(_ text: String, run: Int, width: Int) {
            let x = Double(end) * FontWidths.unit
            end += width
            if let last = fragments.indices.last, fragments[last].run == run {
                fragments[last].text += text
                fragments[last].width = Double(end) * FontWidths.unit - fragments[last].x
            } else {
                fragments.append(TextFragment(text: text, run: run, x: x, width: Double(width) * FontWidths.unit))
            }
        }
        func add(_ range: Range<Int>) {
            var start = range.lowerBound
            while start < range.upperBound {
                let run = clusters.run(at: start)
                var stop = start + 1
                while stop < range.upperBound, clusters.run(at: stop) == run { stop += 1 }
                add(clusters.text(start..<stop), run: run, width: clusters.width(start..<stop))
                start = stop
            }
        }
        add(piece.head)
        if piece.hasEllipsis {
            let run = clusters.run(at: min(max(piece.head.upperBound - 1, 0), clusters.count - 1))
            add("…", run: run, width: content.ellipsisWidth(run: run))
        }
        add(piece.tail)
        let drawn = Double(end) * FontWidths.unit
        let x = max(0, width - drawn) * style.alignment.leadingShare
        for index in fragments.indices { fragments[index].x += x }
        return TextLine(
            text: fragments.reduce(into: "") { $0 += $1.text }, x: x, width: drawn, top: top,
            baseline: top + metrics.ascent + shift, height: metrics.height, fragments: fragments)
    }
}
