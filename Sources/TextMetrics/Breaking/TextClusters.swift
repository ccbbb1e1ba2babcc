/// A text as user-perceived characters with their places on an endless line.
struct TextClusters {
    /// One character.
    private struct Cluster {
        /// Where it starts on the line, in `FontWidths.unit`.
        var start: Int
        /// The kerning before it, which it loses at the start of a line.
        var kerning: Int32
        /// Where it starts in the text, in UTF-8.
        var offset: Int32
        var run: UInt16
        var kind: LineBreakClass
        /// Whether a line may end after it.
        var allowsBreak = false
    }

    /// All characters, and one more entry for the end.
    private var clusters: [Cluster] = []
    private let text: String
    /// The characters between hard line breaks; at least one range, which may be empty.
    private(set) var hardLines: [Range<Int>] = []
    /// Characters that were measured by their kind, without repetition.
    private(set) var estimated = ""

    /// How many characters there are, hard line breaks included.
    var count: Int { clusters.count - 1 }

    init(runs: [TextRun], fonts: [ResolvedFont], factor: Double, tightening: Int = 0) {
        text = runs.count == 1 ? runs[0].string : runs.reduce(into: "") { $0 += $1.string }
        clusters.reserveCapacity(text.utf8.count + 1)
        var end = 0
        var offset = 0
        for (index, run) in runs.enumerated() {
            let widths = fonts[index].widths
            let spacing = FontWidths.units((run.tracking + run.kerning) * factor) + tightening
            let runIndex = UInt16(truncatingIfNeeded: index)
            if let image = run.image {
                append(start: end, offset: offset, run: runIndex, kind: .ideograph)
                end += FontWidths.units(image.size.width * factor)
            } else if !appendASCII(run.string, widths, spacing: spacing, end: &end, offset: offset, run: runIndex) {
                appendAny(run.string, widths, spacing: spacing, end: &end, offset: offset, run: runIndex)
            }
            offset += run.string.utf8.count
        }
        append(start: end, offset: offset, run: clusters.last?.run ?? 0, kind: .alphabetic)
        findBreaks()
    }

    private mutating func append(start: Int, kerning: Int = 0, offset: Int, run: UInt16, kind: LineBreakClass) {
        clusters.append(
            Cluster(
                start: start, kerning: Int32(truncatingIfNeeded: kerning), offset: Int32(truncatingIfNeeded: offset),
                run: run, kind: kind))
    }

    /// Adds a run whose characters are single bytes; `false` if they are not.
    private mutating func appendASCII(
        _ string: String, _ font: FontWidths, spacing: Int, end: inout Int, offset: Int, run: UInt16
    ) -> Bool {
        var string = string
        return string.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || $0 == 0x0A) }) else { return false }
            var row = 0
            for (index, byte) in bytes.enumerated() {
                let code = Int(byte)
                if byte == 0x0A {
                    append(start: end, offset: offset + index, run: run, kind: .mandatory)
                    row = 0
                    continue
                }
                let kerning = Int(font.asciiKerning[row | Int(font.asciiRight[code])])
                append(start: end, kerning: kerning, offset: offset + index, run: run, kind: .ascii(byte))
                end += font.asciiAdvances[code] + kerning + spacing
                row = Int(font.asciiLeft[code]) << 6
            }
            return true
        }
    }

    private mutating func appendAny(
        _ string: String, _ font: FontWidths, spacing: Int, end: inout Int, offset: Int, run: UInt16
    ) {
        var offset = offset
        var previous: Int?
        for character in string {
            let kind = LineBreakClass(character)
            if kind == .mandatory {
                append(start: end, offset: offset, run: run, kind: kind)
                previous = nil
            } else {
                let metrics = CharacterMetrics(character, font: font)
                var kerning = 0
                if let previous, let index = metrics.tableIndex { kerning = font.kerning(previous, index) }
                previous = metrics.tableIndex
                append(start: end, kerning: kerning, offset: offset, run: run, kind: kind)
                end += metrics.advance + kerning + spacing
                if metrics.isApproximate { note(character) }
            }
            offset += character.utf8.count
        }
    }

    /// Remembers a character for the note on estimates; the first ones are enough for it.
    private mutating func note(_ character: Character) {
        guard estimated.utf8.count < 64, !estimated.contains(character) else { return }
        estimated.append(character)
    }

    /// Finds where lines must and may end.
    private mutating func findBreaks() {
        var hardStart = 0
        var beforeSpaces = 0
        let count = count
        for index in 0..<count {
            let kind = clusters[index].kind
            if kind == .mandatory {
                hardLines.append(hardStart..<index)
                hardStart = index + 1
            }
            guard index + 1 < count else { break }
            let next = clusters[index + 1].kind
            if kind == .space {
                clusters[index].allowsBreak =
                    next != .space && LineBreakClass.allowsBreakAcrossSpaces(clusters[beforeSpaces].kind, next)
            } else {
                beforeSpaces = index
                clusters[index].allowsBreak = LineBreakClass.allowsBreak(kind, next)
            }
        }
        hardLines.append(hardStart..<count)
    }

    /// Whether a line may end after a character.
    func allowsBreak(after index: Int) -> Bool { clusters[index].allowsBreak }

    /// Whether a character is white-space that may hang over the end of a line.
    func isSpace(_ index: Int) -> Bool {
        clusters[index].kind == .space || clusters[index].kind == .zeroWidthSpace
    }

    /// The index of a character's run.
    func run(at index: Int) -> Int { Int(clusters[index].run) }

    /// Where a line that starts with a character has its origin.
    func origin(at index: Int) -> Int { clusters[index].start + Int(clusters[index].kerning) }

    /// Where the character before `index` ends.
    func end(before index: Int) -> Int { clusters[index].start }

    /// The width of a range of characters as a line of its own.
    func width(_ range: Range<Int>) -> Int {
        range.isEmpty ? 0 : end(before: range.upperBound) - origin(at: range.lowerBound)
    }

    /// The range without the white-space at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
        return range.lowerBound..<end
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String {
        let start = text.utf8.index(text.startIndex, offsetBy: Int(clusters[range.lowerBound].offset))
        let end = text.utf8.index(text.startIndex, offsetBy: Int(clusters[range.upperBound].offset))
        return String(text[start..<end])
    }
}
