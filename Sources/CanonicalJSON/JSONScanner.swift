/// Goes through JSON from front to back without making values of it, for readers that know what they look for.
///
/// A place can be kept and gone back to, since scanning changes nothing but `position`.
public struct JSONScanner {
    /// What a value begins as.
    public enum Kind: Sendable {
        case null, bool, number, string, array, object
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The UTF-8 offset that is read next.
    public var position = 0
    /// Whether a comma may stand behind the last element or member, as Foundation lets it.
    let allowsTrailingCommas: Bool
    private let maximumDepth: Int
    private var depth = 0

    /// - Parameter bytes: UTF-8 that outlives the scanner.
    public init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 2_048, allowsTrailingCommas: Bool = false) {
        self.bytes = bytes
        self.allowsTrailingCommas = allowsTrailingCommas
        self.maximumDepth = maximumDepth
    }

    /// An error at the place that was reached.
    public func error(_ message: String) -> JSONError { JSONError(message: message, offset: position) }

    // MARK: Structure

    /// What comes next.
    ///
    /// - Throws: `JSONError` at the end and for what begins no value.
    public mutating func kind() throws(JSONError) -> Kind {
        skipSpace()
        guard position < bytes.count else { throw error("unexpected end") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        default: throw error("unexpected character")
        }
    }

    /// Goes through the members of an object; the closure reads the value of each key, or skips it.
    ///
    /// - Throws: `JSONError` for anything else and deeper than allowed, and what the closure throws.
    @inline(__always)
    public mutating func members(_ member: (inout JSONScanner, JSONKey) throws -> Void) throws {
        try separated(UInt8(ascii: "{"), UInt8(ascii: "}"), "an object") { scanner in
            try member(&scanner, try scanner.key())
        }
    }

    /// Goes through the elements of an array; the closure reads each, or skips it.
    ///
    /// - Throws: `JSONError` for anything else and deeper than allowed, and what the closure throws.
    @inline(__always)
    public mutating func elements(_ element: (inout JSONScanner) throws -> Void) throws {
        try separated(UInt8(ascii: "["), UInt8(ascii: "]"), "an array", element)
    }

    /// Goes through what stands between brackets with commas between.
    @inline(__always)
    private mutating func separated(
        _ opening: UInt8, _ closing: UInt8, _ what: String, _ part: (inout JSONScanner) throws -> Void
    ) throws {
        try open(opening, what)
        skipSpace()
        if take(closing) {
            depth -= 1
            return
        }
        repeat {
            try part(&self)
            skipSpace()
        } while take(UInt8(ascii: ",")) && !endsAfterComma(closing)
        guard take(closing) else { throw error("expected ',' or '\(Character(Unicode.Scalar(closing)))'") }
        depth -= 1
    }

    private mutating func endsAfterComma(_ closing: UInt8) -> Bool {
        guard allowsTrailingCommas else { return false }
        skipSpace()
        return position < bytes.count && bytes[position] == closing
    }

    /// Nothing but space may follow.
    ///
    /// - Throws: `JSONError` if anything does.
    public mutating func end() throws(JSONError) {
        skipSpace()
        guard position == bytes.count else { throw error("unexpected text after the value") }
    }

    /// Passes over one value of any kind, which is checked as far as its brackets and words go.
    ///
    /// - Throws: `JSONError`.
    public mutating func skip() throws {
        switch try kind() {
        case .null: try null()
        case .bool: _ = try bool()
        case .number: _ = try number()
        case .string: _ = try skipString()
        case .array: try elements { scanner in try scanner.skip() }
        case .object: try members { scanner, _ in try scanner.skip() }
        }
    }

    private mutating func open(_ bracket: UInt8, _ what: String) throws(JSONError) {
        skipSpace()
        guard take(bracket) else { throw error("expected \(what)") }
        depth += 1
        guard depth <= maximumDepth else { throw error("nested deeper than \(maximumDepth) levels") }
    }

    private mutating func key() throws(JSONError) -> JSONKey {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw error("expected a key") }
        let quote = position
        let key: JSONKey
        if try skipString() {
            key = JSONKey(UnsafeBufferPointer(rebasing: bytes[quote + 1..<position - 1]))
        } else {
            position = quote
            key = JSONKey(bytes, unescaped: try string())
        }
        skipSpace()
        guard take(UInt8(ascii: ":")) else { throw error("expected ':'") }
        return key
    }

    @inline(__always)
    private mutating func skipSpace() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    @inline(__always)
    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    // MARK: Values

    public mutating func null() throws(JSONError) { try word("null") }

    public mutating func bool() throws(JSONError) -> Bool {
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: "t") {
            try word("true")
            return true
        }
        try word("false")
        return false
    }

    private mutating func word(_ word: StaticString) throws(JSONError) {
        skipSpace()
        guard position + word.utf8CodeUnitCount <= bytes.count else { throw error("unexpected character") }
        for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] {
            throw error("unexpected character")
        }
        position += word.utf8CodeUnitCount
    }

    /// A finite number.
    public mutating func number() throws(JSONError) -> Double {
        skipSpace()
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        var digits = 0
        var mantissa = 0
        var fraction = 0
        while position < bytes.count, let digit = digit(bytes[position]), digits < 15 {
            mantissa = mantissa * 10 + digit
            digits += 1
            position += 1
        }
        if digits > 1, bytes[position - digits] == UInt8(ascii: "0") {
            position = start
            throw error("a number begins with 0")
        }
        if digits > 0, position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            while position < bytes.count, let digit = digit(bytes[position]), digits < 15 {
                mantissa = mantissa * 10 + digit
                digits += 1
                fraction += 1
                position += 1
            }
        }
        let isPlain = position == bytes.count || !isNumberByte(bytes[position])
        if isPlain, digits > 0, bytes[position - 1] != UInt8(ascii: ".") {
            // Up to 15 digits and powers of ten up to 15 are exact, and so is what one division rounds.
            let magnitude = fraction == 0 ? Double(mantissa) : Double(mantissa) / Self.powersOfTen[fraction]
            return isNegative ? -magnitude : magnitude
        }
        position = start
        while position < bytes.count, isNumberByte(bytes[position]) { position += 1 }
        guard hasDigitsAroundPoint(start..<position),
            let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite
        else {
            position = start
            throw error("unexpected character")
        }
        return value
    }

    /// Whether digits stand on both sides of the point, if there is one; `Double` takes `.5` and `5.` as well.
    private func hasDigitsAroundPoint(_ range: Range<Int>) -> Bool {
        guard let point = range.first(where: { bytes[$0] == UInt8(ascii: ".") }) else { return true }
        return point > range.lowerBound && digit(bytes[point - 1]) != nil
            && point + 1 < range.upperBound && digit(bytes[point + 1]) != nil
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
    ]

    @inline(__always)
    private func digit(_ byte: UInt8) -> Int? {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
    }

    private func isNumberByte(_ byte: UInt8) -> Bool {
        digit(byte) != nil || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
            || byte | 0x20 == UInt8(ascii: "e")
    }

    public mutating func string() throws(JSONError) -> String {
        skipSpace()
        guard take(UInt8(ascii: "\"")) else { throw error("expected a string") }
        let start = position
        position = endOfPlainText(from: start)
        guard position < bytes.count else { throw error("unterminated string") }
        switch bytes[position] {
        case UInt8(ascii: "\""):
            position += 1
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position - 1]), as: UTF8.self)
        case UInt8(ascii: "\\"): return try escapedString(from: start)
        default: throw error("control character in a string")
        }
    }

    /// Passes over a string; `false` if it has escapes.
    private mutating func skipString() throws(JSONError) -> Bool {
        var isPlain = true
        position += 1
        while true {
            position = endOfPlainText(from: position)
            guard position < bytes.count else { throw error("unterminated string") }
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return isPlain }
            guard byte == UInt8(ascii: "\\") else { throw error("control character in a string") }
            isPlain = false
            position += 1
        }
    }

    /// Where the next quote, backslash or control character stands; the end if there is none. Eight bytes at a time.
    private func endOfPlainText(from start: Int) -> Int {
        var place = start
        let ones: UInt64 = 0x0101_0101_0101_0101
        while place + 8 <= bytes.count {
            let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            // Taking from each byte sets its highest bit where it was less; the first such byte is exact.
            let found =
                ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- ones &* 0x20) & ~word)
            let marks = UInt64(littleEndian: found & (ones &* 0x80))
            if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < bytes.count, bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\""),
            bytes[place] != UInt8(ascii: "\\")
        {
            place += 1
        }
        return place
    }

    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var out = Array(bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: out, as: UTF8.self)
            case 0..<0x20: throw error("control character in a string")
            case UInt8(ascii: "\\"): out += String(Character(try escape())).utf8
            default: out.append(byte)
            }
        }
        throw error("unterminated string")
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard position < bytes.count else { throw error("unterminated string") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"):
            let high = try hex()
            if (0xD800..<0xDC00).contains(high) {
                guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error("lone surrogate") }
                let low = try hex()
                guard (0xDC00..<0xE000).contains(low),
                    let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
                else { throw error("lone surrogate") }
                return scalar
            }
            guard let scalar = Unicode.Scalar(high) else { throw error("lone surrogate") }
            return scalar
        default: throw error("unknown escape")
        }
    }

    private mutating func hex() throws(JSONError) -> UInt32 {
        guard position + 4 <= bytes.count,
            let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw error("expected four hexadecimal digits") }
        position += 4
        return value
    }
}
