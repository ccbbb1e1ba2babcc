/// A number format style: `.number`, `.percent`, `.currency(code:)` with what was chained to it, in English.
public struct NumberFormatStyleValue: NativeValue, Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case number
        case percent
        case currency(code: String)
    }

    public var kind: Kind
    /// Least and most digits behind the point; `nil` for those of the kind.
    var fraction: ClosedRange<Int>?
    var significant: ClosedRange<Int>?
    var minimumInteger = 1
    var groups = true
    /// `automatic`, `always` or `never`.
    var sign = "automatic"
    /// `automatic`, `compactName` or `scientific`.
    var notation = "automatic"
    var rounding = "toNearestOrEven"
    /// Multiples that the number is rounded to; `nil` for none.
    var increment: Double?
    var scale = 1.0
    var showsDecimalSeparatorAlways = false
    /// `standard`, `isoCode` or `fullName`.
    var presentation = "standard"
    /// The region that the number is written for; empty for English (United States).
    var locale = ""

    public init(_ kind: Kind) { self.kind = kind }

    public var typeName: String {
        switch kind {
        case .number: "FloatingPointFormatStyle"
        case .percent: "FloatingPointFormatStyle.Percent"
        case .currency: "FloatingPointFormatStyle.Currency"
        }
    }

    public var debugText: String {
        switch kind {
        case .number: ".number"
        case .percent: ".percent"
        case .currency(let code): ".currency(code: \"\(code)\")"
        }
    }

    /// The text of a number; a whole number of percent is not multiplied, as with integers in Foundation.
    public func text(of number: Double, isInteger: Bool = false) -> String {
        if number.isNaN { return "NaN" }
        let scaled = number * scale
        if scaled.isInfinite { return decorated("∞", isNegative: scaled < 0) }
        var digits = DecimalDigits(scaled)
        if kind == .percent, !isInteger { digits = digits.shifted(by: 2) }
        if let increment, increment > 0 {
            // Multiples are those of what is shown: of percent, where that is.
            let shown = kind == .percent && !isInteger ? scaled * 100 : scaled
            digits = DecimalDigits((shown / increment).rounded(FloatingPointRoundingRule(named: rounding)) * increment)
        }
        if notation == "compactName" { return compact(digits) }
        if notation == "scientific" { return scientific(digits) }
        return decorated(rounded(digits), isNegative: digits.isNegative)
    }

    private func rounded(_ digits: DecimalDigits) -> String {
        var digits = digits
        let rule = DecimalDigits.Rounding(name: rounding)
        var minimumFraction = 0
        if let significant {
            digits.round(significant: significant.upperBound, rule)
            minimumFraction = max(0, significant.lowerBound - 1 - (digits.isZero ? 0 : digits.magnitude))
        } else {
            let limits = fraction ?? defaultFraction
            digits.round(fraction: limits.upperBound, rule)
            minimumFraction = limits.lowerBound
        }
        var text = digits.text(
            minimumInteger: minimumInteger, minimumFraction: minimumFraction,
            grouping: groups ? words.grouping(for: digits) : nil, point: words.point)
        if showsDecimalSeparatorAlways, !text.contains(words.point) { text += words.point }
        return text
    }

    private var words: NumberWords { NumberWords.named(locale) }

    private var defaultFraction: ClosedRange<Int> {
        switch kind {
        case .number, .percent: return 0...6
        case .currency(let code):
            let count = Currency.fractionDigits(code)
            return count...count
        }
    }

    private func compact(_ digits: DecimalDigits) -> String {
        let units = ["", "K", "M", "B", "T"]
        var group = 0
        var value = digits
        while true {
            group = value.isZero ? 0 : min(max(digits.magnitude / 3, 0), units.count - 1)
            value = digits.shifted(by: -3 * group)
            if fraction != nil || significant != nil { break }
            if value.magnitude < 1 || value.isZero {
                value.round(significant: 2)
            } else {
                value.round(fraction: 0)
            }
            // 999,950 becomes 1M.
            if value.magnitude >= 3, group < units.count - 1 {
                value = value.shifted(by: -3)
                group += 1
            }
            break
        }
        let text =
            fraction == nil && significant == nil
            ? value.text(grouping: groups ? "," : nil) : rounded(value)
        return decorated(text + units[group], isNegative: digits.isNegative)
    }

    private func scientific(_ digits: DecimalDigits) -> String {
        let exponent = digits.isZero ? 0 : digits.magnitude
        return decorated(rounded(digits.shifted(by: -exponent)) + "E\(exponent)", isNegative: digits.isNegative)
    }

    private func decorated(_ text: String, isNegative: Bool) -> String {
        let isZero = !text.contains { ("1"..."9").contains($0) || $0 == "∞" }
        if isNegative, !isZero, sign.hasPrefix("accounting") { return "(" + signed(text, prefix: "") + ")" }
        var prefix = ""
        if isNegative, !isZero, sign != "never" { prefix = "-" }
        if !isNegative, sign.lowercased().contains("always"), !(isZero && sign.hasSuffix("ExceptZero")) { prefix = "+" }
        return signed(text, prefix: prefix)
    }

    private func signed(_ text: String, prefix: String) -> String {
        switch kind {
        case .number: return prefix + text
        case .percent: return prefix + text + words.percent
        case .currency(let code):
            switch presentation {
            case "isoCode": return prefix + code + "\u{A0}" + text
            case "fullName": return prefix + text + " " + Currency.name(code)
            default: return prefix + words.amount(text, symbol: words.symbol(code))
            }
        }
    }
}

extension FloatingPointRoundingRule {
    /// The rule of a name in source; the nearest, and the even one of two, for others.
    init(named name: String) {
        switch name {
        case "up": self = .up
        case "down": self = .down
        case "towardZero": self = .towardZero
        case "awayFromZero": self = .awayFromZero
        case "toNearestOrAwayFromZero": self = .toNearestOrAwayFromZero
        default: self = .toNearestOrEven
        }
    }
}

/// What formatters know of currencies, in English.
enum Currency {
    private static let symbols = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩", "BRL": "R$",
        "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "MXN": "MX$", "HKD": "HK$", "ILS": "₪", "VND": "₫", "TWD": "NT$",
        "PHP": "₱"
    ]
    private static let names = [
        "USD": "US dollars", "EUR": "euros", "GBP": "British pounds", "JPY": "Japanese yen", "CNY": "Chinese yuan",
        "INR": "Indian rupees", "CHF": "Swiss francs", "CAD": "Canadian dollars", "AUD": "Australian dollars"
    ]

    /// The symbol, or the code with the space that separates it from the amount.
    static func symbol(_ code: String) -> String { symbols[code] ?? code + "\u{A0}" }
    static func name(_ code: String) -> String { names[code] ?? code }
    static func fractionDigits(_ code: String) -> Int { ["JPY", "KRW", "VND"].contains(code) ? 0 : 2 }
}
