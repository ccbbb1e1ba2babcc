/// The lines of a text with their places in UTF-8 bytes.
struct LineMap {
    let text: String
    /// Each line without its end.
    let lines: [Substring]
    /// The offset of each line's first byte.
    let starts: [Int]
    private let isASCII: Bool

    init(_ text: String) {
        self.text = text
        isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var starts: [Int] = []
        starts.reserveCapacity(lines.count)
        var offset = 0
        for line in lines {
            starts.append(offset)
            offset += line.utf8.count + 1
        }
        self.starts = starts
    }

    /// The bytes of a line (counted from 0) without blanks around it; an empty line is the place of its start.
    func range(ofLine index: Int) -> Range<Int> {
        guard lines.indices.contains(index) else { return text.utf8.count..<text.utf8.count }
        let bytes = lines[index].utf8
        let lead = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
        if lead == bytes.count { return starts[index]..<starts[index] }
        let tail = bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        return starts[index] + lead..<starts[index] + bytes.count - tail
    }

    /// The offset of a column counted in Unicode scalars from 0.
    func offset(line: Int, scalarColumn: Int) -> Int {
        guard lines.indices.contains(line) else { return text.utf8.count }
        if isASCII { return starts[line] + min(max(0, scalarColumn), lines[line].utf8.count) }
        let scalars = lines[line].unicodeScalars.prefix(max(0, scalarColumn))
        return starts[line] + scalars.reduce(0) { $0 + UTF8.width($1) }
    }

    func isBlank(_ index: Int) -> Bool { lines[index].utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
