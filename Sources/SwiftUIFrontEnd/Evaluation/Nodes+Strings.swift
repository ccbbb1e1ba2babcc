import Vocabulary

/// A string literal with interpolated values.
final class StringNode: Node {
    enum Part {
        case text(String)
        case value(Node)
        case formatted(Node, String, Node)
    }

    let parts: [Part]
    /// Whether interpolated texts and images make a joined text, as they do in a localised key.
    let joinsViews: Bool

    init(_ parts: [Part], _ range: Range<Int>, joinsViews: Bool) {
        self.parts = parts
        self.joinsViews = joinsViews
        super.init(range, type: .named("String"))
    }

    override func eval(_ f: Frame) throws -> Value {
        var text = ""
        for (index, part) in parts.enumerated() {
            switch try part.evaluated(f, range) {
            case .literal(let piece), .value(let piece): text += piece
            case .view(let view):
                guard joinsViews else {
                    text += try f.machine.text(of: .view(view))
                    continue
                }
                let rest = try parts[(index + 1)...].map { try $0.evaluated(f, range) }
                let all = [.literal(text), .view(view)] + rest
                try f.machine.checkPieces(of: all, range)
                return LocalizedStringKeyValue.value(of: all)
            }
        }
        f.machine.nativeRange = range
        try f.machine.charge(steps: 1, bytes: text.utf8.count)
        return .string(text)
    }
}

/// A string literal with interpolated values where a type other than String is expected.
final class InterpolationNode: Node {
    let parts: [StringNode.Part]
    /// Whether numbers are shown as the format specifiers of keys show them.
    let isKey: Bool
    let make: ([InterpolationPart]) throws -> Value

    init(
        _ parts: [StringNode.Part], _ range: Range<Int>, type: TypeName?, isKey: Bool = false,
        _ make: @escaping ([InterpolationPart]) throws -> Value
    ) {
        self.parts = parts
        self.isKey = isKey
        self.make = make
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        let values = try parts.map { try $0.evaluated(f, range, isKey: isKey) }
        let bytes = values.reduce(0) { bytes, part in
            switch part {
            case .literal(let text), .value(let text): bytes + text.utf8.count
            case .view: bytes + 512
            }
        }
        try f.machine.charge(steps: 1, bytes: bytes)
        try f.machine.checkPieces(of: values, range)
        return try make(values)
    }
}

extension StringNode.Part {
    func evaluated(_ f: Frame, _ range: Range<Int>, isKey: Bool = false) throws -> InterpolationPart {
        switch self {
        case .text(let text): return .literal(text)
        case .value(let node):
            let value = try node.eval(f)
            if case .view(let view) = value, LocalizedStringKeyValue.takes(view) { return .view(view) }
            if isKey, let number = try localized(value, node.type, f, range) { return .value(number) }
            return .value(try f.machine.text(of: value, type: node.type))
        case .formatted(let node, let label, let format):
            return .value(
                try f.machine.formatted(try node.eval(f), label: label, format: try format.eval(f), range))
        }
    }

    /// A number in a key: `%lld` with groups of digits, `%lf` with six decimals; `nil` for other values.
    private func localized(_ value: Value, _ type: TypeName?, _ f: Frame, _ range: Range<Int>) throws -> String? {
        if case .optional? = type { return nil }
        switch value {
        case .int(let number): return StringFormat.grouped(String(number))
        case .double(let number) where number.isFinite:
            return StringFormat.grouped(try StringFormat.format("%lf", [value], f.machine, range))
        default: return nil
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
