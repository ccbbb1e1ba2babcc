/// `Date.FormatStyle` and the types of its parameters.
enum DateFormatStyleTypes {
    private static let fields = [
        "year", "month", "day", "weekday", "hour", "minute", "second", "era", "quarter", "week", "dayOfYear",
        "timeZone",
        "secondFraction"
    ]

    static let type = NativeType(
        "Date.FormatStyle", conforms: "FormatStyle ParseableFormatStyle Equatable Hashable Sendable"
    ) { type in
        type.initializer(
            "(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Any? = nil, "
                + "calendar: Any? = nil, timeZone: TimeZone? = nil, capitalizationContext: Any? = nil)"
        ) { call in
            var style = DateFormatStyleValue(date: try call.token(0), time: try call.token(1))
            style.zone = try call.optional(4) ?? .utc
            style.locale = try call.token(2) ?? ""
            return style.asValue
        }
        type.constant("dateTime", DateFormatStyleValue().asValue)
        for field in fields {
            type.method(field, "(_ symbol: Date.FormatStyle.Symbol? = nil) -> Date.FormatStyle") { call in
                var style: DateFormatStyleValue = try call.me()
                style.fields[field] =
                    width(call.value(0)) ?? (["month", "weekday"].contains(field) ? "abbreviated" : "default")
                return style.asValue
            }
        }
        type.method("locale", "(_ locale: Locale) -> Date.FormatStyle") { call in
            var style: DateFormatStyleValue = try call.me()
            style.locale = try call.token(0) ?? ""
            if style.isForeign {
                call.evaluator.note(
                    .init(
                        id: "approximate", severity: .note,
                        message: "these fields of a date are formatted in English for \"\(style.locale)\"",
                        range: call.range))
            }
            return style.asValue
        }
        type.method("format", "(_ date: Date) -> String") { call in
            .string(try call.me(as: DateFormatStyleValue.self).text(of: try call.get(0)))
        }
        type.property("timeZone", "TimeZone", \DateFormatStyleValue.zone)
    }

    /// The name of a symbol; for hours with the AM/PM mark as `defaultDigits.omitted`.
    private static func width(_ value: Value) -> String? {
        guard case .native(let native as TokenCall) = value else { return value.tokenName }
        return native.name + "." + (native.arguments.first?.value.tokenName ?? "")
    }

    static let symbol = NativeType.tokens(
        "Date.FormatStyle.Symbol",
        "defaultDigits twoDigits abbreviated wide narrow short oneDigit threeDigits standalone "
            + "conversationalDefaultDigits "
            + "conversationalTwoDigits omitted specificName genericName iso8601 exemplarLocation"
    ) { type in
        for name in ["defaultDigits", "twoDigits", "conversationalDefaultDigits", "conversationalTwoDigits"] {
            type.tokenFunction(name, "(amPM: Date.FormatStyle.Symbol)")
        }
        for name in ["padded", "extended", "fractional", "milliseconds"] { type.tokenFunction(name, "(_ length: Int)") }
        type.tokenFunction("specificName", "(_ width: Date.FormatStyle.Symbol)")
    }

    static let dateStyle = NativeType.tokens("Date.FormatStyle.DateStyle", "omitted numeric abbreviated long complete")
    static let timeStyle = NativeType.tokens("Date.FormatStyle.TimeStyle", "omitted shortened standard complete")

    /// `FormatStyle`: the implicit members of all styles.
    static let formatStyle = NativeType("FormatStyle") { type in
        type.constant("number", NumberFormatStyleValue(.number).asValue)
        type.constant("percent", NumberFormatStyleValue(.percent).asValue)
        type.constant("dateTime", DateFormatStyleValue().asValue)
        type.constant("interval", DateIntervalStyleValue(style: DateFormatStyleValue()).asValue)
        type.constant("iso8601", RecordFormatStyleValue("iso8601").asValue)
        type.constant("url", RecordFormatStyleValue("url").asValue)
        type.staticFunction("currency", "(code: String)") { call in
            NumberFormatStyleValue(.currency(code: try call.get(0))).asValue
        }
        for (name, signature) in [
            ("relative", "(presentation: FormatStyle.Option, unitsStyle: FormatStyle.Option = .wide)"),
            ("list", "(type: FormatStyle.Option, width: FormatStyle.Option = .standard)"),
            (
                "list",
                "(memberStyle: FormatStyle, type: FormatStyle.Option, width: FormatStyle.Option = .standard)"
            ),
            ("byteCount", "(style: ByteCountFormatter.CountStyle)"), ("time", "(pattern: FormatStyle.Option)"),
            (
                "units",
                "(allowed: [FormatStyle.Option] = [], width: FormatStyle.Option = .abbreviated, "
                    + "maximumUnitCount: Int? = nil, zeroValueUnits: FormatStyle.Option = .hide, "
                    + "valueLength: Int? = nil, fractionalPart: FormatStyle.Option = .hide)"
            ),
            (
                "measurement",
                "(width: FormatStyle.Option, usage: FormatStyle.Option = .general, numberFormatStyle: FormatStyle? = nil)"
            ),
            ("name", "(style: FormatStyle.Option)"), ("timer", "(countingDownIn: Any)"),
            ("iso8601WithTimeZone", "(includingFractionalSeconds: Bool = false)")
        ] {
            let labels = NativeType.labels(of: signature)
            type.staticFunction(name, signature) { call in
                RecordFormatStyleValue(name, call.kept(labels)).asValue
            }
        }
        // The fields of ISO 8601, one by one.
        for (name, signature) in [
            ("year", "()"), ("month", "()"), ("day", "()"), ("weekOfYear", "()"),
            ("timeZone", "(separator: Any = none)"),
            ("time", "(includingFractionalSeconds: Bool = false)"),
            ("dateSeparator", "(_ separator: FormatStyle.Option)"),
            ("timeSeparator", "(_ separator: FormatStyle.Option)"),
            ("dateTimeSeparator", "(_ separator: FormatStyle.Option)")
        ] {
            type.method(name, signature + " -> FormatStyle") { call in
                let style: RecordFormatStyleValue = try call.me()
                let field = Argument(name: name, value: call.has(0) ? call.value(0) : .bool(true))
                return RecordFormatStyleValue(style.name, style.arguments + [field]).asValue
            }
        }
    }

    /// The options of the rarer styles, whatever they are called.
    static let option = NativeType.tokens(
        "FormatStyle.Option",
        "named numeric wide abbreviated narrow spellOut short medium long standard and or hourMinute "
            + "hourMinuteSecond "
            + "minuteSecond milliseconds microseconds nanoseconds dash colon omitted space general asProvided person weather hours minutes seconds days weeks months "
            + "years condensedAbbreviated food workout personHeight personWeight road rainfall snowfall visibility "
            + "barometric wind hide"
    ) { type in
        let fraction = "fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule? = nil)"
        type.tokenFunction("hourMinuteSecond", "(padHourToLength: Int = 1, " + fraction)
        type.tokenFunction("minuteSecond", "(padMinuteToLength: Int = 1, " + fraction)
        type.tokenFunction(
            "hourMinute", "(padHourToLength: Int = 1, roundSeconds: FloatingPointRoundingRule? = nil)")
        type.tokenFunction("hide", "(rounded: FloatingPointRoundingRule)")
        type.tokenFunction("show", "(length: Int)")
        type.tokenFunction("show", "(length: Int, rounded: FloatingPointRoundingRule)")
    }
}

/// One of the rarer format styles: the name of the static member and its arguments.
public struct RecordFormatStyleValue: NativeValue {
    public let name: String
    public let arguments: [Argument]

    public init(_ name: String, _ arguments: [Argument] = []) {
        self.name = name
        self.arguments = arguments
    }

    public var typeName: String { "FormatStyle" }
    public var debugText: String { ".\(name)" }

    private func option(_ label: String) -> String? { arguments.first { $0.name == label }?.value.tokenName }

    /// The pattern of ISO 8601 with the fields that were asked for, all of them if none was.
    private var isoPattern: String {
        let names = Set(arguments.map(\.name))
        let dates = [("year", "yyyy"), ("month", "MM"), ("day", "dd")].filter { names.contains($0.0) }.map(\.1)
        guard !dates.isEmpty || names.contains("time") else { return "yyyy-MM-dd'T'HH:mm:ssX" }
        let colon = option("timeSeparator") == "omitted" ? "" : ":"
        var parts = [dates.joined(separator: option("dateSeparator") == "omitted" ? "" : "-")]
        if names.contains("time") { parts.append(["HH", "mm", "ss"].joined(separator: colon)) }
        let between = option("dateTimeSeparator") == "space" ? " " : "'T'"
        return parts.filter { !$0.isEmpty }.joined(separator: between) + (names.contains("timeZone") ? "X" : "")
    }

    /// The text of a value; `nil` if the style does not suit it.
    func text(of value: Value) -> String? {
        switch name {
        case "iso8601": return DateValue.converted(from: value).map { DatePattern.text(of: $0, pattern: isoPattern) }
        case "relative":
            return DateValue.converted(from: value).map {
                RelativeDates.text(
                    RelativeDistance(to: $0), named: option("presentation") == "named",
                    width: option("unitsStyle") ?? "wide")
            }
        case "list":
            guard case .array(let values) = value else { return nil }
            let member = arguments.first { $0.name == "memberStyle" }?.value
            let texts = values.compactMap { value in
                member.flatMap { Formatting.text(of: value, style: $0) } ?? String.converted(from: value)
            }
            return EnglishText.list(texts, word: option("type") ?? "and", width: option("width") ?? "standard")
        case "byteCount": return Formatting.plainNumber(value).map { ByteCounts.text(of: $0, style: option("style")) }
        case "time", "units":
            guard case .native(let native as DurationValue) = value else { return nil }
            if name == "units" { return DurationUnits(arguments).text(of: native.seconds) }
            return DurationText.pattern(native.seconds, arguments.first { $0.name == "pattern" }?.value)
        case "measurement":
            guard case .native(let native as MeasurementValue) = value else { return nil }
            let numbers = arguments.first { $0.name == "numberFormatStyle" }?.value
            return native.text(
                width: option("width") ?? "abbreviated", number: numbers.flatMap(NumberFormatStyleValue.converted))
        default: return nil
        }
    }
}

extension RecordFormatStyleValue: NativeConvertible {
    static let sourceName = "FormatStyle"
}

/// Sizes of files in words.
enum ByteCounts {
    static func text(of bytes: Double, style: String?) -> String {
        let base = style == "memory" || style == "binary" ? 1024.0 : 1000
        let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
        var index = 0
        var amount = bytes
        while abs(amount) >= base, index < names.count - 1 {
            amount /= base
            index += 1
        }
        if index == 0 { return bytes == 0 ? "Zero KB" : bytes == 1 ? "1 byte" : "\(DecimalDigits(bytes).text()) bytes" }
        var format = NumberFormatStyleValue(.number)
        format.fraction = 0...(index == 1 ? 0 : index == 2 ? 1 : 2)
        return format.text(of: amount) + " " + names[index]
    }
}
