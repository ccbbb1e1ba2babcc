/// A text as user-perceived characters with their places on an endless line.
struct TextClusters {
    /// Where each character starts on the line, in `FontWidths.unit`, with one more entry for the end.
    private(set) var starts: [Int] = [0]
    /// The kerning before each character, which it loses at the start of a line.
    private(set) var kernings: [Int32] = []
    /// Whether a line may end after each character.
    private(set) var breaks: [Bool] = []
    /// Whether each character is white-space that may hang over the end of a line.
    private(set) var spaces: [Bool] = []
    /// The index of each character's run.
    private(set) var runs: [UInt16] = []
    /// The characters between hard line breaks; at least one range, which may be empty.
    private(set) var hardLines: [Range<Int>] = []
    private(set) var characters: [Character] = []
    /// Characters that were measured by their kind, without repetition.
    private(set) var estimated = ""

    /// How many characters there are, hard line breaks included.
    var count: Int { characters.count }

    init(runs textRuns: [TextRun], fonts: [ResolvedFont], factor: Double, tightening: Int = 0) {
        var hardStart = 0
        var classes: [LineBreakClass] = []
        for (runIndex, run) in textRuns.enumerated() {
            let widths = fonts[runIndex].widths
            let spacing = Int(((run.tracking + run.kerning) * factor / FontWidths.unit).rounded()) + tightening
            var previous: Int?
            for character in run.string {
                let kind: LineBreakClass = run.image == nil ? LineBreakClass(character) : .ideograph
                var advance = 0
                var kerning = 0
                if let image = run.image {
                    advance = Int((image.size.width * factor / FontWidths.unit).rounded())
                } else if kind != .mandatory {
                    let metrics = CharacterMetrics(character, font: widths)
                    if let previous, let index = metrics.tableIndex { kerning = widths.kerning(previous, index) }
                    previous = metrics.tableIndex
                    advance = metrics.advance + spacing
                    if metrics.isApproximate, !estimated.contains(character) { estimated.append(character) }
                }
                starts.append(starts[starts.count - 1] + advance + kerning)
                kernings.append(Int32(truncatingIfNeeded: kerning))
                spaces.append(kind == .space || kind == .zeroWidthSpace)
                runs.append(UInt16(truncatingIfNeeded: runIndex))
                classes.append(kind)
                characters.append(character)
                if kind == .mandatory {
                    hardLines.append(hardStart..<characters.count - 1)
                    hardStart = characters.count
                    previous = nil
                }
            }
        }
        hardLines.append(hardStart..<characters.count)
        findBreaks(classes)
    }

    private mutating func findBreaks(_ classes: [LineBreakClass]) {
        breaks = [Bool](repeating: false, count: classes.count)
        var beforeSpaces = 0
        for index in classes.indices.dropLast() {
            let next = classes[index + 1]
            if classes[index] == .space {
                breaks[index] = next != .space && LineBreakClass.allowsBreakAcrossSpaces(classes[beforeSpaces], next)
            } else {
                beforeSpaces = index
                breaks[index] = LineBreakClass.allowsBreak(classes[index], next)
            }
        }
    }

    /// The width of a range of characters as a line of its own.
    func width(_ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        return starts[range.upperBound] - starts[range.lowerBound] - Int(kernings[range.lowerBound])
    }

    /// The range without the white-space at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, spaces[end - 1] { end -= 1 }
        return range.lowerBound..<end
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(characters[range]) }
}
