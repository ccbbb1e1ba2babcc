/// Counts brackets before anything recurses over them.
enum NestingScan {
    /// How deep square brackets may nest: the parser looks ahead twice at each, so that its work doubles with every level.
    static let squareLimit = 12

    /// The offset of the first bracket, or chain of prefix or postfix marks, that goes deeper than the limit.
    static func tooDeep(_ text: String, limit: Int) -> Int? {
        var depth = 0
        var squares = 0
        var marks = 0
        var isInString = false
        var isInComment = false
        var previous: UInt8 = 0
        for (offset, byte) in text.utf8.enumerated() {
            defer { previous = byte }
            if isInComment {
                if byte == UInt8(ascii: "\n") { isInComment = false }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): if previous != UInt8(ascii: "\\") { isInString.toggle() }
            case UInt8(ascii: "\n"): isInString = false
            case UInt8(ascii: "/") where previous == UInt8(ascii: "/") && !isInString: isInComment = true
            // Inside a string only interpolations count, and those that close there.
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isInString || previous == UInt8(ascii: "\\") { depth += 1 }
                if byte == UInt8(ascii: "["), !isInString { squares += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if !isInString || depth > 0 { depth = max(0, depth - 1) }
                if byte == UInt8(ascii: "]"), !isInString { squares = max(0, squares - 1) }
            default: break
            }
            let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&")
            marks = isMark ? marks + 1 : 0
            if depth > limit || marks > limit || squares > squareLimit { return offset }
        }
        return nil
    }
}
