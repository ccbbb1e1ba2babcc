/// Counts brackets before anything recurses over them.
enum NestingScan {
    /// How deep square brackets may nest: the parser looks ahead twice at each, so that its work doubles with every level.
    static let squareLimit = 12

    /// The offset of the first bracket, or chain of prefix or postfix marks, that goes deeper than the limit.
    static func tooDeep(_ text: String, limit: Int) -> Int? {
        var text = text
        return text.withUTF8 { tooDeep($0, limit: limit) }
    }

    private static func tooDeep(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        var depth = 0
        var squares = 0
        var marks = 0
        var isInString = false
        // Brackets open in each interpolation around; the code inside counts as code.
        var interpolations: [Int] = []
        var isInComment = false
        var previous: UInt8 = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            defer { previous = byte }
            if isInComment {
                if byte == UInt8(ascii: "\n") { isInComment = false }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): if previous != UInt8(ascii: "\\") { isInString.toggle() }
            case UInt8(ascii: "\n"): isInString = false
            case UInt8(ascii: "/") where previous == UInt8(ascii: "/") && !isInString: isInComment = true
            case UInt8(ascii: "(") where isInString && previous == UInt8(ascii: "\\"):
                interpolations.append(depth)
                isInString = false
                depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                guard !isInString else { break }
                depth += 1
                if byte == UInt8(ascii: "[") { squares += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard !isInString else { break }
                depth = max(0, depth - 1)
                if byte == UInt8(ascii: "]") { squares = max(0, squares - 1) }
                if byte == UInt8(ascii: ")"), interpolations.last == depth {
                    interpolations.removeLast()
                    isInString = true
                }
            default: break
            }
            let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&")
            marks = isMark ? marks + 1 : 0
            if depth > limit || marks > limit || squares > squareLimit { return offset }
        }
        return nil
    }
}
