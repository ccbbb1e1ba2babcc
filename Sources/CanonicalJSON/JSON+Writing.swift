extension JSON {
    /// The canonical text; with `indented`, two spaces a level and a line a member.
    public func text(indented: Bool = false) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(512)
        write(to: &out, indent: indented ? 0 : nil)
        return String(decoding: out, as: UTF8.self)
    }

    /// The shortest text that reads back as the same number, without an exponent or a fraction where none is needed;
    /// negative zero is 0, and what JSON cannot hold (NaN, infinities) is null.
    public static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == 0 { return "0" }
        if number == number.rounded(.towardZero), abs(number) < 1e15 { return String(Int64(number)) }
        return "\(number)"
    }

    func write(to out: inout [UInt8], indent: Int? = nil) {
        switch self {
        case .null: out += "null".utf8
        case .bool(let value): out += (value ? "true" : "false").utf8
        case .number(let value): out += JSON.text(of: value).utf8
        case .string(let value): JSON.writeString(value, to: &out)
        case .array(let values):
            JSON.writeList(values, "[", "]", indent: indent, to: &out) { value, out, inner in
                value.write(to: &out, indent: inner)
            }
        case .object(let members):
            let sorted = members.count < 2 ? Array(members) : members.sorted { $0.key < $1.key }
            JSON.writeList(sorted, "{", "}", indent: indent, to: &out) { member, out, inner in
                JSON.writeString(member.key, to: &out)
                out.append(UInt8(ascii: ":"))
                if indent != nil { out.append(UInt8(ascii: " ")) }
                member.value.write(to: &out, indent: inner)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], _ open: Unicode.Scalar, _ close: Unicode.Scalar, indent: Int?, to out: inout [UInt8],
        element write: (Element, inout [UInt8], Int?) -> Void
    ) {
        func newLine(_ level: Int) {
            out.append(UInt8(ascii: "\n"))
            out += repeatElement(UInt8(ascii: " "), count: 2 * level)
        }
        out.append(UInt8(ascii: open))
        for (index, element) in elements.enumerated() {
            if index > 0 { out.append(UInt8(ascii: ",")) }
            if let indent { newLine(indent + 1) }
            write(element, &out, indent.map { $0 + 1 })
        }
        if let indent, !elements.isEmpty { newLine(indent) }
        out.append(UInt8(ascii: close))
    }

    static func writeString(_ text: String, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            // Most texts are copied as they stand.
            if bytes.contains(where: isEscaped) {
                for byte in bytes { writeEscaped(byte, to: &out) }
            } else {
                out.append(contentsOf: bytes)
            }
        }
        out.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
    }

    private static func writeEscaped(_ byte: UInt8, to out: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): out += "\\\"".utf8
        case UInt8(ascii: "\\"): out += "\\\\".utf8
        case UInt8(ascii: "\n"): out += "\\n".utf8
        case UInt8(ascii: "\r"): out += "\\r".utf8
        case UInt8(ascii: "\t"): out += "\\t".utf8
        case 0...0x1F, 0x7F:
            let hex = String(byte, radix: 16)
            out += "\\u".utf8
            out += repeatElement(UInt8(ascii: "0"), count: 4 - hex.utf8.count)
            out += hex.utf8
        default: out.append(byte)
        }
    }
}
