import Vocabulary

/// A literal that is a localised key: its interpolations stay apart, so that Markdown is read of the literal alone, and
/// numbers are shown as the format specifiers of keys show them.
final class LocalizedKeyNode: Node {
    let parts: [StringNode.Part]

    init(_ parts: [StringNode.Part], _ range: Range<Int>, type: TypeName?) {
        self.parts = parts
        super.init(range, type: .named("LocalizedStringKey"))
    }

    override func eval(_ f: Frame) throws -> Value {
        var format = ""
        var arguments: [LocalizedStringKeyValue.Argument] = []
        for part in parts {
            switch part {
            case .text(let text):
                format += text
                continue
            case .value(let node): arguments.append(try argument(try node.eval(f), node.type, f))
            case .formatted(let node, let label, let style):
                let text = try f.machine.formatted(try node.eval(f), label: label, format: try style.eval(f), range)
                arguments.append(.text(text))
            }
            format.append(LocalizedStringKeyValue.mark(arguments.count - 1))
        }
        try f.machine.charge(steps: 1, bytes: format.utf8.count)
        return .native(LocalizedStringKeyValue(format, arguments: arguments))
    }

    private func argument(
        _ value: Value, _ type: TypeName?, _ f: Frame
    ) throws -> LocalizedStringKeyValue.Argument {
        if case .optional? = type { return .text(try f.machine.text(of: value, type: type)) }
        switch value {
        case .int(let number): return .text(StringFormat.grouped(String(number)))
        case .double(let number) where number.isFinite:
            return .text(StringFormat.grouped(try StringFormat.format("%lf", [value], f.machine, range)))
        case .view(let node) where node.word == "Text" || node.word == "Image": return .view(node)
        case .native(let key as LocalizedStringKeyValue): return .text(key.plain)
        case .native(let string as AttributedStringValue): return .text(string.text)
        default: return .text(try f.machine.text(of: value, type: type))
        }
    }
}

extension StringFormat {
    /// The digits before the point in groups of three, as a localised format shows them.
    static func grouped(_ text: String) -> String {
        let sign = text.hasPrefix("-") ? "-" : ""
        let number = text.dropFirst(sign.count)
        let whole = number.prefix { $0.isNumber }
        guard whole.count > 3 else { return text }
        var result = ""
        for (place, digit) in whole.enumerated() {
            if place > 0, (whole.count - place).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return sign + result + number.dropFirst(whole.count)
    }
}
