/// `NumberFormatter`.
enum NumberFormatterType {
    private static let settings =
        "numberStyle: NumberFormatter.Style; minimumFractionDigits: Int; maximumFractionDigits: Int; "
        + "minimumIntegerDigits: Int; maximumIntegerDigits: Int; usesGroupingSeparator: Bool; "
        + "groupingSeparator: String; "
        + "groupingSize: Int; decimalSeparator: String; currencyCode: String; currencySymbol: String; "
        + "locale: Locale; "
        + "positivePrefix: String; negativePrefix: String; positiveSuffix: String; negativeSuffix: String; "
        + "percentSymbol: String; multiplier: NSNumber; zeroSymbol: String; roundingMode: "
        + "NumberFormatter.RoundingMode; "
        + "minimumSignificantDigits: Int; maximumSignificantDigits: Int; usesSignificantDigits: Bool; "
        + "allowsFloats: Bool; "
        + "minimum: NSNumber; maximum: NSNumber; generatesDecimalNumbers: Bool; isLenient: Bool; minusSign: String; "
        + "plusSign: String; nilSymbol: String; notANumberSymbol: String; alwaysShowsDecimalSeparator: Bool; "
        + "formatterBehavior: Any; positiveFormat: String; negativeFormat: String"

    static let type = NativeType.object("NumberFormatter", settings, read: preset) { type in
        type.method("string", "(from number: NSNumber|Double) -> String?") { call in
            .string(text(of: try number(call, 0), with: try call.me()))
        }
        type.method("string", "(for object: Any?) -> String?") { call in
            guard let number = Formatting.plainNumber(call.value(0)) else { return .none }
            return .string(text(of: number, with: try call.me()))
        }
        type.method("number", "(from string: String) -> NSNumber?") { call in
            let kept = try call.get(0, as: String.self).filter { $0.isNumber || $0 == "." || $0 == "-" }
            return Double(kept).map { NumberValue($0).asValue } ?? .none
        }
        type.staticFunction(
            "localizedString", "(from number: NSNumber|Double, number style: NumberFormatter.Style) -> String"
        ) {
            call in
            let formatter = ObjectValue("NumberFormatter")
            formatter.settings["numberStyle"] = call.value(1)
            return .string(text(of: try number(call, 0), with: formatter))
        }
    }

    private static func number(_ call: NativeCall, _ index: Int) throws -> Double {
        guard let number = Formatting.plainNumber(call.value(index)) else {
            throw call.wrongType(call.value(index), expected: "a number")
        }
        return number
    }

    /// What a setting that was not made is, by the style.
    private static func preset(_ formatter: ObjectValue, _ name: String) -> Value {
        let style = formatter.tokenSetting("numberStyle") ?? "none"
        let isCurrency = style.hasPrefix("currency")
        let words = words(formatter)
        let code = formatter.setting("currencyCode", as: String.self) ?? words.currency
        switch name {
        case "numberStyle": return .native(Token("NumberFormatter.Style", style))
        case "minimumFractionDigits": return .int(isCurrency ? Currency.fractionDigits(code) : 0)
        case "maximumFractionDigits":
            return .int(
                isCurrency ? Currency.fractionDigits(code) : style == "decimal" ? 3 : style == "scientific" ? 6 : 0)
        case "minimumIntegerDigits": return .int(style == "none" ? 0 : 1)
        case "maximumIntegerDigits": return .int(42)
        case "usesGroupingSeparator": return .bool(style == "decimal" || style == "percent" || isCurrency)
        case "groupingSeparator": return .string(words.grouping)
        case "groupingSize": return .int(3)
        case "decimalSeparator": return .string(words.point)
        case "currencyCode": return .string(code)
        case "currencySymbol": return .string(words.symbol(code))
        case "percentSymbol": return .string(words.percent)
        case "minusSign", "negativePrefix": return .string("-")
        case "plusSign": return .string("+")
        case "positivePrefix", "positiveSuffix", "negativeSuffix": return .string("")
        case "allowsFloats": return .bool(true)
        case "usesSignificantDigits", "generatesDecimalNumbers", "isLenient", "alwaysShowsDecimalSeparator":
            return .bool(false)
        case "roundingMode": return .native(Token("NumberFormatter.RoundingMode", "halfEven"))
        case "locale": return .native(Token("Locale", "en_US"))
        default: return .none
        }
    }

    /// How the region of a formatter writes numbers.
    private static func words(_ formatter: ObjectValue) -> NumberWords {
        NumberWords.named(formatter.tokenSetting("locale") ?? "")
    }

    private static func read<T: ValueConvertible>(_ formatter: ObjectValue, _ name: String, _ fallback: T) -> T {
        formatter.setting(name) ?? T.converted(from: preset(formatter, name)) ?? fallback
    }

    /// The text of a number with a formatter's settings.
    static func text(of number: Double, with formatter: ObjectValue) -> String {
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
        if number == 0, let symbol = formatter.setting("zeroSymbol", as: String.self) { return symbol }
        let style = formatter.tokenSetting("numberStyle") ?? "none"
        if let whole = Int(exactly: number.rounded(.toNearestOrEven)) {
            if style == "ordinal" { return EnglishText.ordinal(whole) }
            if style == "spellOut" { return EnglishText.spelledOut(whole) }
        }
        let factor = formatter.settings["multiplier"].flatMap(Formatting.plainNumber) ?? (style == "percent" ? 100 : 1)
        var digits = factor == 100 ? DecimalDigits(number).shifted(by: 2) : DecimalDigits(number * factor)
        let rule = DecimalDigits.Rounding(name: formatter.tokenSetting("roundingMode"))
        let minimumFraction: Int
        if let significant = formatter.setting("maximumSignificantDigits", as: Int.self) {
            digits.round(significant: max(significant, 1), rule)
            let least = formatter.setting("minimumSignificantDigits", as: Int.self) ?? 1
            minimumFraction = max(0, least - 1 - (digits.isZero ? 0 : digits.magnitude))
        } else {
            var least = read(formatter, "minimumFractionDigits", 0)
            // A smaller maximum takes the minimum of the style with it.
            if formatter.settings["minimumFractionDigits"] == nil {
                least = min(least, read(formatter, "maximumFractionDigits", least))
            }
            digits.round(fraction: max(least, read(formatter, "maximumFractionDigits", 0)), rule)
            minimumFraction = least
        }
        let isGrouped = read(formatter, "usesGroupingSeparator", false) && words(formatter).grouping(for: digits) != nil
        let text = digits.text(
            minimumInteger: min(read(formatter, "minimumIntegerDigits", 1), 1_000),
            minimumFraction: min(max(minimumFraction, 0), 40),
            grouping: isGrouped ? read(formatter, "groupingSeparator", ",") : nil,
            point: read(formatter, "decimalSeparator", "."))
        return decorated(text, isNegative: digits.isNegative && !digits.isZero, style, formatter)
    }

    private static func decorated(
        _ text: String, isNegative: Bool, _ style: String, _ formatter: ObjectValue
    ) -> String {
        var text = text
        switch style {
        case "percent": text += read(formatter, "percentSymbol", "%")
        case "currency", "currencyAccounting":
            text = words(formatter).amount(text, symbol: read(formatter, "currencySymbol", "$"))
        case "currencyISOCode": text = read(formatter, "currencyCode", "USD") + "\u{A0}" + text
        default: break
        }
        return isNegative
            ? read(formatter, "negativePrefix", "-") + text + read(formatter, "negativeSuffix", "")
            : read(formatter, "positivePrefix", "") + text + read(formatter, "positiveSuffix", "")
    }
}

extension Formatting {
    /// The number in a value of any number type.
    static func plainNumber(_ value: Value) -> Double? {
        if case .native(let native as NumberValue) = value { return native.number }
        return Double.converted(from: value)
    }
}
