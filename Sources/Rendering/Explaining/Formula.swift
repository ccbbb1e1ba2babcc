import CanonicalJSON

/// A piece of arithmetic that can be printed and worked out; what explanations are made of.
indirect enum Formula: Equatable, Sendable {
    case number(Double)
    /// A number without a unit, with more digits.
    case factor(Double)
    case sum([Formula])
    /// The first less all others.
    case difference([Formula])
    case product(Formula, Formula)
    case quotient(Formula, Double)
    case larger(Formula, Formula)
    case smaller(Formula, Formula)

    /// The result.
    var value: Double {
        switch self {
        case .number(let value), .factor(let value): value
        case .sum(let terms): terms.reduce(0) { $0 + $1.value }
        case .difference(let terms): terms.dropFirst().reduce(terms.first?.value ?? 0) { $0 - $1.value }
        case .product(let left, let right): left.value * right.value
        case .quotient(let top, let bottom): top.value / bottom
        case .larger(let left, let right): max(left.value, right.value)
        case .smaller(let left, let right): min(left.value, right.value)
        }
    }

    /// The arithmetic as people write it, for example `(320 − 2·8 − 20)/2`.
    var text: String { text(inside: 0) }

    /// Whether there is nothing to work out.
    var isNumber: Bool {
        if case .number = self { return true }
        return false
    }

    /// - Parameter level: 0 where anything may stand, 1 in a sum, 2 where only a factor may stand.
    private func text(inside level: Int) -> String {
        switch self {
        case .number(let value):
            let text = Formula.text(value)
            return level > 0 && value < 0 ? "(\(text))" : text
        case .factor(let value):
            let text = Formula.text(factor: value)
            return level > 0 && value < 0 ? "(\(text))" : text
        case .sum(let terms):
            let parts = terms.enumerated().map { $0.element.text(inside: $0.offset == 0 ? 0 : 1) }
            return parenthesised(parts.joined(separator: " + "), level > 1)
        case .difference(let terms):
            let first = terms.first?.text(inside: 0) ?? ""
            let others = terms.dropFirst().map { $0.isCompound ? "(\($0.text))" : $0.text(inside: 1) }
            return parenthesised(([first] + others).joined(separator: " − "), level > 1)
        case .product(let left, let right): return left.text(inside: 2) + "·" + right.text(inside: 2)
        case .quotient(let top, let bottom): return top.text(inside: 2) + "/" + Formula.text(bottom)
        case .larger(let left, let right): return "max(\(left.text), \(right.text))"
        case .smaller(let left, let right): return "min(\(left.text), \(right.text))"
        }
    }

    private var isCompound: Bool {
        switch self {
        case .sum, .difference: true
        default: false
        }
    }

    private func parenthesised(_ text: String, _ isNeeded: Bool) -> String { isNeeded ? "(\(text))" : text }

    /// A number with a minus sign that is as long as a plus sign.
    static func text(_ value: Double) -> String {
        let text = PointText.text(value)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    /// A length that may be none.
    static func text(_ value: Double?) -> String { value.map { text($0) } ?? "nil" }

    /// A factor to eight decimals, so that the product with a length is right to four.
    private static func text(factor: Double) -> String {
        let text = JSON.text(of: (factor * 1e8).rounded() / 1e8)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    // MARK: Shorter forms

    /// A sum without the terms that add nothing; a number if only one is left.
    static func adding(_ terms: [Formula]) -> Formula {
        let kept = terms.filter { $0 != .number(0) }
        if kept.count == 1 { return kept[0] }
        return kept.isEmpty ? .number(0) : .sum(kept)
    }

    /// A difference without the terms that take nothing away.
    static func subtracting(_ others: [Formula], from first: Formula) -> Formula {
        let kept = others.filter { $0 != .number(0) }
        return kept.isEmpty ? first : .difference([first] + kept)
    }

    /// `number · times`, or the number alone.
    static func repeated(_ number: Double, _ times: Int) -> Formula {
        if times == 0 || number == 0 { return .number(0) }
        return times == 1 ? .number(number) : .product(.number(Double(times)), .number(number))
    }

    /// `start + (space − length) · share`.
    static func within(start: Double, space: Double, length: Double, share: Double) -> Formula {
        let surplus = Formula.difference([.number(space), .number(length)])
        switch share {
        case 0: return .number(start)
        case 0.5: return .adding([.number(start), .quotient(surplus, 2)])
        case 1: return start == 0 ? surplus : .sum([.number(start), surplus])
        default: return .adding([.number(start), .product(.number(share), surplus)])
        }
    }
}
