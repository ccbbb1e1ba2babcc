/// A `Date.IntervalFormatStyle`, in English: what two dates have in common is written once.
public struct DateIntervalStyleValue: NativeValue, Hashable, Sendable {
    var style: DateFormatStyleValue

    public var typeName: String { "Date.IntervalFormatStyle" }
    public var debugText: String { ".interval" }

    private static let dash = "\u{2009}–\u{2009}"

    /// The text of a range or an interval of dates; `nil` for anything else.
    func text(of value: Value) -> String? {
        if let interval = RecordValue.converted(from: value), interval.typeName == "DateInterval",
            let start = DateValue.converted(from: interval["start"]),
            let end = DateValue.converted(from: interval["end"])
        {
            return text(start, end)
        }
        guard case .range(let range) = value, let start = range.lower.flatMap(DateValue.converted(from:)),
            let end = range.upper.flatMap(DateValue.converted(from:))
        else { return nil }
        return text(start, end)
    }

    private func text(_ start: DateValue, _ end: DateValue) -> String {
        var calendar = CalendarValue()
        calendar.timeZone = style.zone
        let (a, b) = (calendar.time(start), calendar.time(end))
        let isOneDay = (a.year, a.month, a.day) == (b.year, b.month, b.day)
        var full = style
        if showsTime {
            // Times on several days need their dates.
            if !showsDate, !isOneDay { full = full.withDate("numeric") }
            guard isOneDay else { return full.text(of: start) + Self.dash + full.text(of: end) }
            let first = style.timeOnly(dropsHalf: (a.hour < 12) == (b.hour < 12)).text(of: start)
            let times = first + Self.dash + style.timeOnly(dropsHalf: false).text(of: end)
            return showsDate ? style.dateOnly.text(of: start) + ", " + times : times
        }
        if isOneDay { return style.text(of: start) }
        guard a.year == b.year else {
            if !style.fields.isEmpty, style.fields["year"] == nil { full.fields["year"] = "default" }
            return full.text(of: start) + Self.dash + full.text(of: end)
        }
        guard style.isPlainDate else { return style.text(of: start) + Self.dash + style.text(of: end) }
        let year = style.showsYear ? ", \(b.year)" : ""
        let month = style.monthPattern
        let last = DatePattern.text(of: end, pattern: a.month == b.month ? "d" : month + " d", zone: style.zone)
        return DatePattern.text(of: start, pattern: month + " d", zone: style.zone) + Self.dash + last + year
    }

    private var showsTime: Bool {
        style.fields.isEmpty
            ? style.date == nil && style.time == nil || style.time.map { $0 != "omitted" } ?? false
            : !style.fields.keys.allSatisfy { DateFormatStyleValue.dateFields.contains($0) }
    }

    private var showsDate: Bool {
        style.fields.isEmpty
            ? style.date == nil && style.time == nil || style.date.map { $0 != "omitted" } ?? false
            : style.fields.keys.contains { DateFormatStyleValue.dateFields.contains($0) }
    }
}

extension DateFormatStyleValue {
    fileprivate static let dateFields: Set<String> = ["year", "month", "day", "weekday"]

    fileprivate func withDate(_ date: String) -> DateFormatStyleValue {
        var style = self
        style.fields = [:]
        style.date = date
        if !fields.isEmpty { style.time = "shortened" }
        return style
    }

    fileprivate var dateOnly: DateFormatStyleValue {
        var style = self
        style.fields = fields.filter { Self.dateFields.contains($0.key) }
        style.date = date ?? (fields.isEmpty ? "numeric" : nil)
        style.time = "omitted"
        return style
    }

    fileprivate func timeOnly(dropsHalf: Bool) -> DateFormatStyleValue {
        var style = self
        style.fields = fields.filter { !Self.dateFields.contains($0.key) }
        style.date = "omitted"
        style.time = time ?? "shortened"
        guard dropsHalf else { return style }
        if style.fields.isEmpty {
            style.pattern = style.time == "shortened" ? "h:mm" : "h:mm:ss"
        } else if let hour = style.fields["hour"] {
            style.fields["hour"] = hour.split(separator: ".").first.map { $0 + ".omitted" } ?? hour
        }
        return style
    }

    /// Whether a month with its name and a day are shown, with a year or without, and nothing else.
    fileprivate var isPlainDate: Bool {
        if fields.isEmpty { return date == "abbreviated" || date == "long" }
        return Set(fields.keys).subtracting(["year"]) == ["month", "day"] && fields["day"] != "twoDigits"
            && ["abbreviated", "wide"].contains(fields["month"])
    }

    fileprivate var showsYear: Bool { fields.isEmpty || fields["year"] != nil }

    fileprivate var monthPattern: String {
        (fields.isEmpty ? date == "long" : fields["month"] == "wide") ? "MMMM" : "MMM"
    }
}

extension DateIntervalStyleValue: NativeConvertible {
    static let sourceName = "Date.IntervalFormatStyle"
}

/// `Date.IntervalFormatStyle` as code makes it.
enum DateIntervalStyle {
    static let type = NativeType(
        "Date.IntervalFormatStyle", conforms: "FormatStyle Equatable Hashable Sendable"
    ) { type in
        type.initializer(
            "(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Any? = nil, "
                + "calendar: Any? = nil, timeZone: TimeZone? = nil)"
        ) { call in
            var style = DateFormatStyleValue(date: try call.token(0), time: try call.token(1))
            style.zone = try call.optional(4) ?? .utc
            return DateIntervalStyleValue(style: style).asValue
        }
        for field in ["year", "month", "day", "weekday", "hour", "minute", "second"] {
            type.method(field, "(_ symbol: Date.FormatStyle.Symbol? = nil) -> Date.IntervalFormatStyle") { call in
                var interval: DateIntervalStyleValue = try call.me()
                let plain = ["month", "weekday"].contains(field) ? "abbreviated" : "default"
                interval.style.fields[field] = call.value(0).tokenName ?? plain
                return interval.asValue
            }
        }
        type.property("timeZone", "TimeZone", \DateIntervalStyleValue.style.zone)
        type.properties["locale"] = NativeProperty(
            type: "Locale", get: { _ in .native(Token("Locale", "en_US")) }, set: { _, _ in })
        type.method("format", "(_ range: Range) -> String") { call in
            guard let text = try call.me(as: DateIntervalStyleValue.self).text(of: call.value(0)) else {
                throw call.wrongType(call.value(0), expected: "a range of dates")
            }
            return .string(text)
        }
    }
}
