/// Counts brackets before anything recurses over them.
enum NestingScan {
    /// The offset of the first bracket, or chain of prefix or postfix marks, that goes deeper than the limit.
    static func tooDeep(_ text: String, limit: Int) -> Int? {
        var depth = 0
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
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if !isInString || depth > 0 { depth = max(0, depth - 1) }
            default: break
            }
            let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&")
            marks = isMark ? marks + 1 : 0
            if depth > limit || marks > limit { return offset }
        }
        return nil
    }
}
