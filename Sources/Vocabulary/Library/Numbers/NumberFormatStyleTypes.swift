/// `FloatingPointFormatStyle`, `IntegerFormatStyle`, `Decimal.FormatStyle`, their percent and currency forms: one type.
enum NumberFormatStyleTypes {
    static let number = define("FloatingPointFormatStyle") { _ in .number }
    static let percent = define("FloatingPointFormatStyle.Percent") { _ in .percent }
    static let currency = define("FloatingPointFormatStyle.Currency") { call in .currency(code: try call.get(0)) }

    private static func define(
        _ name: String, _ kind: @escaping @Sendable (NativeCall) throws -> NumberFormatStyleValue.Kind
    ) -> NativeType {
        NativeType(name, conforms: "FormatStyle ParseableFormatStyle Equatable Hashable Sendable") { type in
            let signature =
                name.hasSuffix("Currency") ? "(code: String, locale: Locale? = nil)" : "(locale: Locale? = nil)"
            type.initializer(signature) { call in NumberFormatStyleValue(try kind(call)).asValue }
            if name == "FloatingPointFormatStyle" {
                type.constant("number", NumberFormatStyleValue(.number).asValue)
                type.constant("percent", NumberFormatStyleValue(.percent).asValue)
            }
            chain(&type)
            type.method("format", "(_ value: Any) -> String") { call in
                guard let text = Formatting.text(of: call.value(0), style: call.receiver) else {
                    throw call.wrongType(call.value(0), expected: "a number")
                }
                return .string(text)
            }
        }
    }

    private static func chain(_ type: inout NativeType) {
        change(&type, "precision", "(_ precision: NumberFormatStyleConfiguration.Precision)") { style, call in
            let precision: PrecisionValue = try call.get(0)
            style.significant = precision.significant
            if let fraction = precision.fraction { style.fraction = fraction }
            if let integer = precision.minimumInteger { style.minimumInteger = integer }
        }
        change(&type, "grouping", "(_ grouping: NumberFormatStyleConfiguration.Grouping)") { style, call in
            style.groups = try call.token(0) != "never"
        }
        change(&type, "sign", "(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)") { style, call in
            style.sign = signName(call)
        }
        change(&type, "notation", "(_ notation: NumberFormatStyleConfiguration.Notation)") { style, call in
            style.notation = try call.token(0) ?? "automatic"
        }
        change(&type, "rounded", "(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil)") {
            style, call in
            style.rounding = try call.token(0) ?? "toNearestOrEven"
            style.increment = try call.optional(1)
        }
        change(&type, "scale", "(_ multiplicand: Double)") { style, call in style.scale = try call.get(0) }
        change(&type, "decimalSeparator", "(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy)")
        {
            style, call in
            style.showsDecimalSeparatorAlways = try call.token(0) == "always"
        }
        change(&type, "presentation", "(_ presentation: CurrencyFormatStyleConfiguration.Presentation)") {
            style, call in
            style.presentation = try call.token(0) ?? "standard"
        }
        change(&type, "locale", "(_ locale: Locale)") { style, call in style.locale = try call.token(0) ?? "" }
    }

    private static func signName(_ call: NativeCall) -> String {
        guard case .native(let native as TokenCall) = call.value(0) else {
            return call.value(0).tokenName ?? "automatic"
        }
        let zero = native.argument("includingZero") ?? native.argument("showZero")
        switch (native.name, zero) {
        case ("always", .bool(false)?): return "alwaysExceptZero"
        case ("accountingAlways", nil), ("accountingAlways", .bool(false)?): return "accountingAlwaysExceptZero"
        default: return native.name
        }
    }

    private static func change(
        _ type: inout NativeType, _ name: String, _ signature: String,
        _ apply: @escaping @Sendable (inout NumberFormatStyleValue, NativeCall) throws -> Void
    ) {
        type.method(name, signature) { call in
            var style: NumberFormatStyleValue = try call.me()
            try apply(&style, call)
            return style.asValue
        }
    }

    static let precision = NativeType("NumberFormatStyleConfiguration.Precision", conforms: "Equatable Hashable") {
        type in
        type.staticFunction("fractionLength", "(_ limits: Int|Range|ClosedRange)") { call in
            PrecisionValue(fraction: try limits(call, 0)).asValue
        }
        type.staticFunction("significantDigits", "(_ limits: Int|Range|ClosedRange)") { call in
            PrecisionValue(significant: try limits(call, 0)).asValue
        }
        type.staticFunction("integerLength", "(_ limits: Int|Range|ClosedRange)") { call in
            PrecisionValue(minimumInteger: try limits(call, 0).lowerBound).asValue
        }
        type.staticFunction(
            "integerAndFractionLength",
            "(integerLimits: Int|Range|ClosedRange, fractionLimits: Int|Range|ClosedRange)"
        ) { call in
            PrecisionValue(fraction: try limits(call, 1), minimumInteger: try limits(call, 0).lowerBound).asValue
        }
        type.staticFunction("integerAndFractionLength", "(integer: Int, fraction: Int)") { call in
            PrecisionValue(fraction: try limits(call, 1), minimumInteger: try limits(call, 0).lowerBound).asValue
        }
    }

    /// How many digits: a number, or a range whose missing bounds are 0 and 20.
    private static func limits(_ call: NativeCall, _ index: Int) throws -> ClosedRange<Int> {
        if case .range(let range) = call.value(index) {
            let lower = range.lower.flatMap(Int.converted(from:)) ?? 0
            var upper = range.upper.flatMap(Int.converted(from:)) ?? 20
            if !range.isClosed, range.upper != nil { upper -= 1 }
            return lower...max(lower, min(upper, 40))
        }
        let count: Int = try call.get(index)
        let clamped = min(max(count, 0), 40)
        return clamped...clamped
    }
}

/// A NumberFormatStyleConfiguration.Precision.
struct PrecisionValue: NativeValue, Hashable, Sendable {
    var fraction: ClosedRange<Int>?
    var significant: ClosedRange<Int>?
    var minimumInteger: Int?
}

extension PrecisionValue: NativeConvertible {
    static let sourceName = "NumberFormatStyleConfiguration.Precision"
}

extension NumberFormatStyleValue: NativeConvertible {
    static let sourceName = "FloatingPointFormatStyle"
}
