/// A text that diagnostics point into: a Swift file, or the Swift of a document with the lines it has there.
public struct SourceText: Sendable {
    /// How the text is called in messages, usually a path.
    public let name: String
    /// The text itself.
    public let text: String
    /// For each line of `text` its line number in the file called `name`; empty when they are the same.
    public let lineNumbers: [Int]
    /// For each line of `text` the number of columns cut off in front of it; empty when none are.
    public let columnShifts: [Int]

    private let lineStarts: [Int]

    public init(name: String, text: String, lineNumbers: [Int] = [], columnShifts: [Int] = []) {
        self.name = name
        self.text = text
        self.lineNumbers = lineNumbers
        self.columnShifts = columnShifts
        lineStarts = Self.lineStarts(of: text)
    }

    /// The UTF-8 offset at which each line of a text begins.
    public static func lineStarts(of text: String) -> [Int] {
        var text = text
        return text.withUTF8 { bytes in
            var starts = [0]
            for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
            return starts
        }
    }

    /// A place in the file called `name`; lines and columns count from 1, columns in characters.
    public struct Location: Hashable, Sendable {
        public var line: Int
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The place of a UTF-8 offset into `text`; an offset past the end is the end.
    public func location(of offset: Int) -> Location {
        let index = lineIndex(of: offset)
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[index])
        let end = utf8.index(start, offsetBy: max(0, min(offset, utf8.count) - lineStarts[index]))
        let column = text.distance(from: start, to: end) + 1
        let shift = index < columnShifts.count ? columnShifts[index] : 0
        return Location(line: index < lineNumbers.count ? lineNumbers[index] : index + 1, column: column + shift)
    }

    /// The text of the line in which a UTF-8 offset lies, without its end.
    public func line(at offset: Int) -> String {
        let index = lineIndex(of: offset)
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[index])
        let limit = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : utf8.count
        let end = utf8.index(utf8.startIndex, offsetBy: max(lineStarts[index], limit))
        var line = String(text[start..<end])
        if line.hasSuffix("\r") { line.removeLast() }
        return line
    }

    /// The UTF-8 offset at which the line holding `offset` begins.
    public func startOfLine(at offset: Int) -> Int { lineStarts[lineIndex(of: offset)] }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
