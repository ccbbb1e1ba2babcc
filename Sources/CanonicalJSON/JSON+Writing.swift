extension JSON {
    /// The canonical text; with `indented`, two spaces a level and a line a member.
    public func text(indented: Bool = false) -> String {
        var out = ""
        write(to: &out, indent: indented ? 0 : nil)
        return out
    }

    /// The shortest text that reads back as the same number, without an exponent or a fraction where none is needed;
    /// negative zero is 0, and what JSON cannot hold (NaN, infinities) is null.
    public static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        if number == 0 { return "0" }
        if number == number.rounded(.towardZero), abs(number) < 1e15 { return String(Int64(number)) }
        return "\(number)"
    }

    private func write(to out: inout String, indent: Int?) {
        switch self {
        case .null: out += "null"
        case .bool(let value): out += value ? "true" : "false"
        case .number(let value): out += JSON.text(of: value)
        case .string(let value): JSON.writeString(value, to: &out)
        case .array(let values):
            JSON.writeList(values, open: "[", close: "]", indent: indent, to: &out) { value, out, inner in
                value.write(to: &out, indent: inner)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            JSON.writeList(sorted, open: "{", close: "}", indent: indent, to: &out) { member, out, inner in
                JSON.writeString(member.key, to: &out)
                out += indent == nil ? ":" : ": "
                member.value.write(to: &out, indent: inner)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], open: String, close: String, indent: Int?, to out: inout String,
        element write: (Element, inout String, Int?) -> Void
    ) {
        out += open
        for (index, element) in elements.enumerated() {
            if index > 0 { out += "," }
            if let indent { out += "\n" + String(repeating: "  ", count: indent + 1) }
            write(element, &out, indent.map { $0 + 1 })
        }
        if let indent, !elements.isEmpty { out += "\n" + String(repeating: "  ", count: indent) }
        out += close
    }

    private static func writeString(_ text: String, to out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}
