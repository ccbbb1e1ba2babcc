/// Why a text is not JSON that we take.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    /// The UTF-8 offset at which reading stopped.
    public var offset: Int

    public var description: String { "\(message) at byte \(offset)" }
}

extension JSON {
    /// Reads a whole text.
    ///
    /// - Throws: `JSONError` for anything that is not JSON, duplicate keys, or nesting deeper than `maximumDepth`.
    public init(parsing text: String, maximumDepth: Int = 2_048) throws {
        var parser = Parser(bytes: Array(text.utf8), maximumDepth: maximumDepth)
        self = try parser.document()
    }

    private struct Parser {
        let bytes: [UInt8]
        let maximumDepth: Int
        var position = 0

        init(bytes: [UInt8], maximumDepth: Int) {
            self.bytes = bytes
            self.maximumDepth = maximumDepth
        }

        mutating func document() throws -> JSON {
            let value = try value(depth: 0)
            skipSpace()
            guard position == bytes.count else { throw error("unexpected text after the value") }
            return value
        }

        private func error(_ message: String) -> JSONError { JSONError(message: message, offset: position) }

        private mutating func skipSpace() {
            while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            guard position < bytes.count, bytes[position] == byte else { return false }
            position += 1
            return true
        }

        private mutating func value(depth: Int) throws -> JSON {
            guard depth <= maximumDepth else { throw error("nested deeper than \(maximumDepth) levels") }
            skipSpace()
            guard position < bytes.count else { throw error("unexpected end") }
            switch bytes[position] {
            case UInt8(ascii: "{"): return try object(depth: depth)
            case UInt8(ascii: "["): return try array(depth: depth)
            case UInt8(ascii: "\""): return .string(try string())
            case UInt8(ascii: "t"): return try word("true", .bool(true))
            case UInt8(ascii: "f"): return try word("false", .bool(false))
            case UInt8(ascii: "n"): return try word("null", .null)
            default: return .number(try number())
            }
        }

        private mutating func word(_ word: String, _ value: JSON) throws -> JSON {
            guard bytes[position...].starts(with: word.utf8) else { throw error("unexpected character") }
            position += word.utf8.count
            return value
        }

        private mutating func object(depth: Int) throws -> JSON {
            position += 1
            var members: [String: JSON] = [:]
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            repeat {
                skipSpace()
                guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
                    throw error("expected a key")
                }
                let key = try string()
                guard members[key] == nil else { throw error("duplicate key \"\(key)\"") }
                skipSpace()
                guard take(UInt8(ascii: ":")) else { throw error("expected ':'") }
                members[key] = try value(depth: depth + 1)
                skipSpace()
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "}")) else { throw error("expected ',' or '}'") }
            return .object(members)
        }

        private mutating func array(depth: Int) throws -> JSON {
            position += 1
            var elements: [JSON] = []
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            repeat {
                elements.append(try value(depth: depth + 1))
                skipSpace()
            } while take(UInt8(ascii: ","))
            guard take(UInt8(ascii: "]")) else { throw error("expected ',' or ']'") }
            return .array(elements)
        }

        private mutating func string() throws -> String {
            position += 1
            var out: [UInt8] = []
            while true {
                guard position < bytes.count else { throw error("unterminated string") }
                let byte = bytes[position]
                position += 1
                switch byte {
                case UInt8(ascii: "\""): return String(decoding: out, as: UTF8.self)
                case 0..<0x20: throw error("control character in a string")
                case UInt8(ascii: "\\"): out += String(try escape()).utf8
                default: out.append(byte)
                }
            }
        }

        private mutating func escape() throws -> Unicode.Scalar {
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

        private mutating func hex() throws -> UInt32 {
            guard position + 4 <= bytes.count,
                let value = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
            else { throw error("expected four hexadecimal digits") }
            position += 4
            return value
        }

        private mutating func number() throws -> Double {
            let start = position
            while position < bytes.count,
                bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+")
                    || bytes[position] == UInt8(ascii: ".") || bytes[position] | 0x20 == UInt8(ascii: "e")
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
            { position += 1 }
            guard position > start, let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
                value.isFinite
            else {
                position = start
                throw error("unexpected character")
            }
            return value
        }
    }
}
