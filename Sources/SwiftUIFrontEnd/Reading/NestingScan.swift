/// Finds brackets that nest too deep before the parser sees them: its time grows with the square of their depth.
enum NestingScan {
    /// The offset of the first bracket that is open inside more than `limit` others, strings and comments left out.
    ///
    /// Code that strings hold in `\( )` counts only when it nests eight times as deep.
    static func place(in text: UnsafeBufferPointer<UInt8>, deeperThan limit: Int) -> Int? {
        place(in: text, deeperThan: limit, skipsStrings: true)
            ?? place(in: text, deeperThan: 8 * limit, skipsStrings: false)
    }

    private static func place(
        in text: UnsafeBufferPointer<UInt8>, deeperThan limit: Int, skipsStrings: Bool
    ) -> Int? {
        var depth = 0
        var index = 0
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > limit { return index }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "\"") where skipsStrings: index = endOfString(in: text, from: index)
            case UInt8(ascii: "/")
            where skipsStrings && index + 1 < text.count && text[index + 1] == UInt8(ascii: "/"):
                while index < text.count, text[index] != 0x0A { index += 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// The closing quote of a string in one line; the end of the line if nothing closes it.
    private static func endOfString(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while index < text.count, text[index] != 0x0A, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }
}
