/// A Date.FormatStyle, in English (United States) but for styles of the regions that `RegionWords` knows.
public struct DateFormatStyleValue: NativeValue, Hashable, Sendable {
    /// `numeric`, `abbreviated`, `long`, `complete` or `omitted`; `nil` where fields are given one by one.
    var date: String?
    /// `shortened`, `standard`, `complete` or `omitted`.
    var time: String?
    /// The widths of single fields by name, as in `.month(.wide)`.
    var fields: [String: String] = [:]
    var zone = TimeZoneValue.utc
    /// The identifier of the locale; empty for that of the place.
    var locale = ""
    /// A pattern that says it all, for `Date.VerbatimFormatStyle` and ISO 8601.
    var pattern: String?

    public init() {}

    /// What `date.formatted()` uses.
    static let standard = DateFormatStyleValue(date: "numeric", time: "shortened")

    init(date: String?, time: String?) {
        self.date = date
        self.time = time
    }

    public var debugText: String {
        let parts = fields.keys.sorted().map { ".\($0)(.\(fields[$0] ?? ""))" }
        return ".dateTime" + parts.joined()
    }

    /// The text of a date.
    public func text(of date: DateValue) -> String {
        if pattern == nil, let words = RegionWords.named(locale), let pattern = pattern(in: words) {
            return DatePattern.text(of: date, pattern: pattern, zone: zone, words: words)
        }
        return DatePattern.text(
            of: date, pattern: pattern ?? (fields.isEmpty ? stylePattern : fieldPattern), zone: zone)
    }

    /// Whether the style is written in English (United States) though another region is asked for.
    var isForeign: Bool {
        guard pattern == nil, let words = RegionWords.named(locale) else { return false }
        return pattern(in: words) == nil
    }

    /// The pattern of a region for whole styles and for times of fields; `nil` where it is not known.
    private func pattern(in words: RegionWords) -> String? {
        if !fields.isEmpty {
            let isOfTimes = fields.allSatisfy {
                ["hour", "minute", "second"].contains($0.key) && $0.value.hasPrefix("default")
            }
            guard isOfTimes, fields["hour"] != nil, fields["minute"] != nil else { return nil }
            return words.times[fields["second"] == nil ? 0 : 1]
        }
        let isPlain = date == nil && time == nil
        let dates = [
            "numeric": words.numericDate, "abbreviated": words.abbreviatedDate, "long": words.dates[2],
            "complete": words.dates[3]
        ]
        let times = ["shortened": words.times[0], "standard": words.times[1], "complete": words.times[2]]
        let datePart = dates[isPlain ? "numeric" : date ?? "omitted"]
        let timePart = times[isPlain ? "shortened" : time ?? "omitted"]
        return [datePart, timePart].compactMap { $0 }.joined(
            separator: isPlain || date == "numeric" ? words.separators.short : words.separators.long)
    }

    /// The pattern of fields that were given one by one.
    var localizedPattern: String { fieldPattern }

    private var stylePattern: String {
        let datePatterns = [
            "numeric": "M/d/y", "abbreviated": "MMM d, y", "long": "MMMM d, y", "complete": "EEEE, MMMM d, y"
        ]
        let timePatterns = ["shortened": "h:mm a", "standard": "h:mm:ss a", "complete": "h:mm:ss a z"]
        let isPlain = date == nil && time == nil
        let datePart = datePatterns[isPlain ? "numeric" : date ?? "omitted"]
        let timePart = timePatterns[isPlain ? "shortened" : time ?? "omitted"]
        return [datePart, timePart].compactMap { $0 }
            .joined(separator: date == "numeric" || isPlain ? ", " : " 'at' ")
    }

    private var fieldPattern: String {
        let month = fields["month"].map { Self.letters("M", $0) }
        let isNumeric = month.map { $0.count < 3 } ?? true
        let datePart: String
        let weekday = fields["weekday"].map { Self.letters("E", $0) }
        let day = fields["day"].map { $0 == "twoDigits" ? "dd" : "d" }
        let year = fields["year"].map { $0 == "twoDigits" ? "yy" : "y" }
        if isNumeric {
            let numbers = [month, day, year].compactMap { $0 }.joined(separator: "/")
            // English writes the weekday behind a lone day.
            datePart =
                month == nil && day != nil && weekday != nil
                ? "\(numbers) \(weekday ?? "")"
                : [weekday, numbers.isEmpty ? nil : numbers].compactMap { $0 }.joined(separator: ", ")
        } else {
            let monthDay = [month, day].compactMap { $0 }.joined(separator: " ")
            let full = [monthDay, year].compactMap { $0 }.joined(separator: day == nil ? " " : ", ")
            datePart = [weekday, full].compactMap { $0 }.joined(separator: ", ")
        }
        return [datePart.isEmpty ? nil : datePart, timeOfFields].compactMap { $0 }
            .joined(separator: isNumeric ? ", " : " 'at' ")
    }

    private var timeOfFields: String? {
        var parts: [String] = []
        let hour = fields["hour"]
        if let hour { parts.append(hour.hasPrefix("twoDigits") ? "hh" : "h") }
        if let minute = fields["minute"] { parts.append(hour == nil && minute != "twoDigits" ? "m" : "mm") }
        if fields["second"] != nil { parts.append(parts.isEmpty ? "s" : "ss") }
        var text = parts.joined(separator: ":")
        if let hour, !hour.hasSuffix("omitted") { text += " a" }
        if fields["timeZone"] != nil { text += text.isEmpty ? "z" : " z" }
        var others: [String] = []
        if fields["quarter"] != nil { others.append("QQQ") }
        if fields["week"] != nil { others.append("w") }
        if fields["dayOfYear"] != nil { others.append("D") }
        others.append(text)
        let joined = others.filter { !$0.isEmpty }.joined(separator: " ")
        return joined.isEmpty ? nil : joined
    }

    /// The pattern letters of a width.
    private static func letters(_ letter: String, _ width: String) -> String {
        let counts = ["defaultDigits": 1, "twoDigits": 2, "abbreviated": 3, "wide": 4, "narrow": 5, "short": 6]
        return String(repeating: letter, count: counts[width] ?? 3)
    }
}

extension DateFormatStyleValue: NativeConvertible {
    static let sourceName = "Date.FormatStyle"
}
