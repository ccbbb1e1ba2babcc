/// Counts brackets before anything recurses over them.
enum NestingScan {
    /// How deep square brackets may nest: the parser looks ahead twice at each, so that its work doubles with every level.
    static let squareLimit = 12

    /// How deep generic arguments may nest in one line.
    static let angleLimit = 64

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The bytes that are more than a part of a name or a space, a bit each: those below 64, and those from there on.
    private static let special = (bits(of: "\"\n/()<>;#?!&:", from: 0), bits(of: "[]{}", from: 64))

    private static func bits(of marks: String, from start: UInt8) -> UInt64 {
        marks.utf8.reduce(0) { $0 | 1 << UInt64($1 - start) }
    }

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
        // Angle brackets of one line, and `#if`s that are open.
        var angles = 0
        var conditions = 0
        // `a ? b : c` inside `a ? b`, by the spaces that Swift wants around the marks.
        var ternaries = 0
        let (low, high) = special
        for offset in bytes.indices {
            let byte = bytes[offset]
            defer { previous = byte }
            guard byte < 0x80, (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1 else {
                marks = 0
                continue
            }
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
            case UInt8(ascii: "<") where !isInString && isNamePart(previous): angles += 1
            case UInt8(ascii: ">") where !isInString: angles = max(0, angles - 1)
            default: break
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") { angles = 0 }
            if byte == UInt8(ascii: "#") {
                let rest = bytes[offset...]
                if rest.starts(with: "#if".utf8) { conditions += 1 }
                if rest.starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
            }
            if angles > angleLimit || conditions > limit { return offset }
            if !isInString, previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\n") {
                if byte == UInt8(ascii: "?") { ternaries += 1 }
                if byte == UInt8(ascii: ":") { ternaries = max(0, ternaries - 1) }
            }
            if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") { ternaries = 0 }
            if ternaries > limit { return offset }
            let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&")
            marks = isMark ? marks + 1 : 0
            if depth > limit || marks > limit || squares > squareLimit { return offset }
        }
        return nil
    }
}
