import CanonicalJSON

/// Writes values as YAML on one line, in one way only.
enum YAMLText {
    static func value(_ json: JSON) -> String {
        switch json {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): JSON.text(of: value)
        case .string(let text): string(text)
        case .array(let elements): "[" + elements.map(value).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }.map { key($0.key) + ": " + value($0.value) }
                .joined(separator: ", ") + "}"
        }
    }

    /// A key; plain only where no reader could take it for anything else.
    static func key(_ text: String) -> String { string(text) }

    static func string(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Words of letters, digits and a few signs, beginning with a letter, that YAML does not read as something else.
    private static func isPlain(_ text: String) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first, isLetter(first), bytes.last != 0x20, bytes.count < 200 else { return false }
        let safe = bytes.allSatisfy {
            isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || " _-./()+".utf8.contains($0)
        }
        let reserved = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        return safe && !text.contains("  ") && !reserved.contains(text.lowercased())
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Double quotes, everything that YAML does not take as printable escaped.
    private static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: out += "\\\""
            case 0x5C: out += "\\\\"
            case 0x0A: out += "\\n"
            case 0x09: out += "\\t"
            case 0x0D: out += "\\r"
            case 0x20..<0x7F, 0xA1..<0x2028, 0x202A..<0xD800, 0xE000..<0xFEFF, 0xFF00..<0xFFFE, 0x10000...:
                out.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return out + "\""
    }
}
