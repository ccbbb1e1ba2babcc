/// Breaks a text into lines no wider than a limit (spec L8).
struct LineBreaker {
    /// One line: its characters, white-space at the end included.
    struct Line {
        var range: Range<Int>
        /// The end of the hard line that it belongs to.
        var hardEnd: Int
    }

    let clusters: TextClusters
    /// The widest line in `FontWidths.unit`.
    let limit: Int
    private(set) var lines: [Line] = []
    /// Whether a word was broken between its characters.
    private(set) var breaksWords = false

    init(_ clusters: TextClusters, limit: Int, balancesTwoLines: Bool) {
        self.clusters = clusters
        self.limit = limit
        lines.reserveCapacity(8)
        for hardLine in clusters.hardLines {
            let first = lines.count
            fill(hardLine)
            if balancesTwoLines, lines.count == first + 2 { balance(first) }
        }
    }

    /// Puts as many characters as fit on each line of a hard line.
    private mutating func fill(_ hardLine: Range<Int>) {
        var start = hardLine.lowerBound
        guard !hardLine.isEmpty else {
            lines.append(Line(range: hardLine, hardEnd: hardLine.upperBound))
            return
        }
        while start < hardLine.upperBound {
            let end = lineEnd(from: start, to: hardLine.upperBound)
            lines.append(Line(range: start..<end, hardEnd: hardLine.upperBound))
            start = end
        }
    }

    private mutating func lineEnd(from start: Int, to end: Int) -> Int {
        let origin = clusters.origin(at: start)
        if clusters.end(before: end) - origin <= limit { return end }
        var lastBreak: Int?
        for index in start..<end {
            // White-space at the end of a line hangs.
            if !clusters.isSpace(index), clusters.end(before: index + 1) - origin > limit {
                if let lastBreak { return lastBreak }
                breaksWords = true
                // A line holds at least one character; white-space after it hangs on.
                var next = max(index, start + 1)
                while next < end, clusters.isSpace(next) { next += 1 }
                return next
            }
            if clusters.allowsBreak(after: index) { lastBreak = index + 1 }
        }
        return end
    }

    /// Moves the last word of the first line down to a lone word on the second, if that makes them more equal.
    private mutating func balance(_ first: Int) {
        let upper = lines[first].range
        let lower = lines[first + 1].range
        let isLoneWord = !lower.dropLast().contains { clusters.allowsBreak(after: $0) }
        guard isLoneWord, let word = upper.dropLast().last(where: { clusters.allowsBreak(after: $0) }) else { return }
        let newUpper = upper.lowerBound..<word + 1
        let newLower = word + 1..<lower.upperBound
        let newWidth = clusters.width(clusters.trimmed(newLower))
        guard newWidth <= limit else { return }
        let before = clusters.width(clusters.trimmed(upper)) - clusters.width(clusters.trimmed(lower))
        let after = clusters.width(clusters.trimmed(newUpper)) - newWidth
        guard abs(after) < abs(before) else { return }
        lines[first].range = newUpper
        lines[first + 1].range = newLower
    }
}
