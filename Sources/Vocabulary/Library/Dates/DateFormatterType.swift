/// `DateFormatter` and `ISO8601DateFormatter`.
enum DateFormatterType {
    private static let settings =
        "dateFormat: String; dateStyle: DateFormatter.Style; timeStyle: DateFormatter.Style; locale: Locale; "
        + "timeZone: TimeZone; calendar: Calendar; doesRelativeDateFormatting: Bool; amSymbol: String; "
        + "pmSymbol: String; "
        + "isLenient: Bool; defaultDate: Date?; formattingContext: Formatter.Context; "
        + DateNames.symbols.map { "\($0.0): [String]" }.joined(separator: "; ")

    static let type = NativeType.object("DateFormatter", settings, read: preset) { type in
        type.method("string", "(from date: Date) -> String") { call in
            .string(text(of: try call.get(0), with: try call.me(), call.evaluator))
        }
        type.method("string", "(for object: Any?) -> String?") { call in
            guard let date = DateValue.converted(from: call.value(0)) else { return .none }
            return .string(text(of: date, with: try call.me(), call.evaluator))
        }
        type.method("date", "(from string: String) -> Date?") { call in
            let formatter: ObjectValue = try call.me()
            return DatePattern.date(
                from: try call.get(0), pattern: pattern(formatter), zone: formatter.setting("timeZone") ?? .utc
            ).asValue
        }
        type.method("setLocalizedDateFormatFromTemplate", "(_ template: String)") { call in
            let template: String = try call.get(0)
            try call.me(as: ObjectValue.self).settings["dateFormat"] = .string(localized(template))
            return .void
        }
        let styles = "dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style"
        type.staticFunction("localizedString", "(from date: Date, \(styles)) -> String") { call in
            let formatter = ObjectValue("DateFormatter")
            formatter.settings["dateStyle"] = call.value(1)
            formatter.settings["timeStyle"] = call.value(2)
            return .string(text(of: try call.get(0), with: formatter, call.evaluator))
        }
        type.staticFunction("dateFormat", "(fromTemplate template: String, options: Int, locale: Locale?) -> String?") {
            call in .string(localized(try call.get(0)))
        }
    }

    private static func preset(_ formatter: ObjectValue, _ name: String) -> Value {
        if let words = words(formatter) {
            switch name {
            case "monthSymbols", "standaloneMonthSymbols": return words.months.asValue
            case "shortMonthSymbols": return words.shortMonths.asValue
            case "weekdaySymbols", "standaloneWeekdaySymbols": return words.weekdays.asValue
            case "shortWeekdaySymbols": return words.shortWeekdays.asValue
            case "amSymbol": return .string(words.halves.morning)
            case "pmSymbol": return .string(words.halves.afternoon)
            default: break
            }
        }
        if let symbols = DateNames.symbols.first(where: { $0.0 == name }) { return symbols.1.asValue }
        switch name {
        case "dateFormat": return .string(pattern(formatter))
        case "dateStyle", "timeStyle": return .native(Token("DateFormatter.Style", "none"))
        case "amSymbol": return .string("AM")
        case "pmSymbol": return .string("PM")
        case "timeZone": return TimeZoneValue.utc.asValue
        case "calendar": return CalendarValue().asValue
        case "locale": return .native(Token("Locale", "en_US"))
        case "doesRelativeDateFormatting", "isLenient": return .bool(false)
        default: return .none
        }
    }

    /// The text of a date with a formatter's settings.
    static func text(of date: DateValue, with formatter: ObjectValue, _ evaluator: (any Evaluator)? = nil) -> String {
        let zone = formatter.setting("timeZone", as: TimeZoneValue.self) ?? .utc
        var text = DatePattern.text(of: date, pattern: pattern(formatter), zone: zone, words: words(formatter))
        if formatter.setting("doesRelativeDateFormatting", as: Bool.self) == true,
            formatter.settings["dateFormat"] == nil
        {
            evaluator?.noteFixed(FixedValues.dateNote)
            var calendar = CalendarValue()
            calendar.timeZone = zone
            let days = calendar.count(
                "day", from: calendar.start(of: "day", for: .now), to: calendar.start(of: "day", for: date))
            if let name = [-1: "Yesterday", 0: "Today", 1: "Tomorrow"][days] {
                let time = timePattern(formatter.tokenSetting("timeStyle") ?? "none")
                let separator = (formatter.tokenSetting("dateStyle") ?? "none") == "short" ? ", " : " at "
                text = name + (time.map { separator + DatePattern.text(of: date, pattern: $0, zone: zone) } ?? "")
            }
        }
        for (symbol, standard) in [("amSymbol", "AM"), ("pmSymbol", "PM")] {
            if let own = formatter.setting(symbol, as: String.self) { text = text.replacing(standard, with: own) }
        }
        return text
    }

    /// How the region of a formatter writes dates; `nil` for English (United States).
    private static func words(_ formatter: ObjectValue) -> RegionWords? {
        RegionWords.named(formatter.tokenSetting("locale") ?? "")
    }

    private static func timePattern(_ style: String) -> String? {
        ["short": "h:mm a", "medium": "h:mm:ss a", "long": "h:mm:ss a z", "full": "h:mm:ss a zzzz"][style]
    }

    private static func pattern(_ formatter: ObjectValue) -> String {
        if let format = formatter.setting("dateFormat", as: String.self) { return format }
        let dateStyle = formatter.tokenSetting("dateStyle") ?? "none"
        if let words = words(formatter) {
            let styles = ["short", "medium", "long", "full"]
            let date = styles.firstIndex(of: dateStyle).map { words.dates[$0] }
            let time = styles.firstIndex(of: formatter.tokenSetting("timeStyle") ?? "none").map { words.times[$0] }
            // Words stand only behind a month with its name.
            let isShort = !(date ?? "").contains("MMM")
            return [date, time].compactMap { $0 }.joined(
                separator: isShort ? words.separators.short : words.separators.long)
        }
        let dates = ["short": "M/d/yy", "medium": "MMM d, y", "long": "MMMM d, y", "full": "EEEE, MMMM d, y"]
        let parts = [dates[dateStyle], timePattern(formatter.tokenSetting("timeStyle") ?? "none")].compactMap { $0 }
        return parts.joined(separator: dateStyle == "short" ? ", " : " 'at' ")
    }

    /// English's pattern for the fields of a template.
    private static func localized(_ template: String) -> String {
        var style = DateFormatStyleValue()
        for case .field(let letter, let count) in DatePattern.parts(template) {
            let width =
                count >= 5
                ? "narrow"
                : count == 4 ? "wide" : count == 3 ? "abbreviated" : count == 2 ? "twoDigits" : "defaultDigits"
            switch letter {
            case "y": style.fields["year"] = count == 2 ? "twoDigits" : "defaultDigits"
            case "M", "L": style.fields["month"] = width
            case "d": style.fields["day"] = width
            case "E", "c": style.fields["weekday"] = count < 4 ? "abbreviated" : width
            case "h", "j", "J", "C": style.fields["hour"] = "defaultDigits"
            case "H", "k": style.fields["hour"] = "defaultDigits.omitted"
            case "m": style.fields["minute"] = "twoDigits"
            case "s": style.fields["second"] = "twoDigits"
            default: break
            }
        }
        return style.localizedPattern
    }

    static let iso = NativeType.object(
        "ISO8601DateFormatter", "formatOptions: ISO8601DateFormatter.Options; timeZone: TimeZone"
    ) { type in
        type.method("string", "(from date: Date) -> String") { call in
            .string(DatePattern.text(of: try call.get(0), pattern: try isoPattern(call)))
        }
        type.method("date", "(from string: String) -> Date?") { call in
            DatePattern.date(from: try call.get(0), pattern: try isoPattern(call)).asValue
        }
        type.staticFunction(
            "string",
            "(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []) -> String"
        ) { call in
            let options = try call.optional(2, as: TokenSetValue.self)?.names
            return .string(
                DatePattern.text(of: try call.get(0), pattern: isoPattern(options), zone: try call.get(1)))
        }
    }

    private static func isoPattern(_ call: NativeCall) throws -> String {
        isoPattern(try call.me(as: ObjectValue.self).setting("formatOptions", as: TokenSetValue.self)?.names)
    }

    private static func isoPattern(_ options: [String]?) -> String {
        if let options, options.contains("withFullDate"), !options.contains("withFullTime") { return "yyyy-MM-dd" }
        return options?.contains("withFractionalSeconds") == true
            ? "yyyy-MM-dd'T'HH:mm:ss.SSSX" : "yyyy-MM-dd'T'HH:mm:ssX"
    }

    static let isoOptions = NativeType.tokenSet(
        "ISO8601DateFormatter.Options",
        "withYear withMonth withDay withFullDate withFullTime withFractionalSeconds withTimeZone "
            + "withInternetDateTime "
            + "withDashSeparatorInDate withColonSeparatorInTime")
}
