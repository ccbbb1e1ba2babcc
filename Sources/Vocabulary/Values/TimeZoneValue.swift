/// A TimeZone: a distance from UTC in seconds without summer time. The current one is UTC.
public struct TimeZoneValue: NativeValue, Hashable, Sendable {
    public let identifier: String
    public let offset: Int

    public static let utc = TimeZoneValue(identifier: "GMT", offset: 0)

    /// - Parameter offset: seconds that the zone is ahead of UTC.
    public init(identifier: String, offset: Int) {
        self.identifier = identifier
        self.offset = offset
    }

    init(offset: Int) {
        let text = TimeZoneValue(identifier: "", offset: offset).isoText(colon: false)
        self.init(identifier: offset == 0 ? "GMT" : "GMT\(text)", offset: offset)
    }

    /// The short name in texts.
    var name: String {
        let (hours, minutes) = (abs(offset) / 3600, abs(offset) / 60 % 60)
        if offset == 0 { return identifier == "UTC" ? "UTC" : "GMT" }
        return "GMT\(offset < 0 ? "-" : "+")\(hours)" + (minutes == 0 ? "" : ":" + padded(minutes))
    }

    /// Zones of the United States have names of their own in English.
    private static let letters = [
        "America/New_York": "E", "EST": "E", "America/Chicago": "C", "CST": "C", "America/Denver": "M",
        "America/Los_Angeles": "P", "PST": "P"
    ]

    /// The short name at a date: `EST` in winter, `EDT` in summer.
    func name(at date: DateValue?) -> String {
        guard let letter = Self.letters[identifier] else { return name }
        return letter + (isSummer(at: date) ? "DT" : "ST")
    }

    /// Whether the zone's clocks are set forward at a date: in the United States from the second Sunday of March to the
    /// first of November at 2, in Europe from the last Sunday of March to the last of October at 1 in UTC.
    func isSummer(at date: DateValue?) -> Bool {
        let date = date ?? DateValue.now
        let isAmerican = identifier.hasPrefix("America/") && Self.letters[identifier] != nil
        guard isAmerican || identifier.hasPrefix("Europe/") else { return false }
        var calendar = CalendarValue()
        calendar.timeZone = isAmerican ? self : .utc
        let time = calendar.time(date)
        let daysSinceSunday = time.weekday - 1
        let sunday = time.day - daysSinceSunday
        let isChangeDay = daysSinceSunday == 0
        switch time.month {
        case 3:
            let first = isAmerican ? 8 : 25
            guard sunday >= first else { return false }
            return !(isChangeDay && sunday < first + 7 && time.hour < (isAmerican ? 2 : 1))
        case 4...9: return true
        case 10:
            guard !isAmerican else { return true }
            return sunday < 25 || isChangeDay && time.hour < 1
        case 11: return isAmerican && (sunday < 1 || sunday < 8 && isChangeDay && time.hour < 1)
        default: return false
        }
    }

    func isoText(colon: Bool) -> String {
        (offset < 0 ? "-" : "+") + padded(abs(offset) / 3600) + (colon ? ":" : "") + padded(abs(offset) / 60 % 60)
    }

    /// The standard time of places that code names.
    static let offsets = [
        "UTC": 0, "GMT": 0, "Europe/London": 0, "Europe/Paris": 3600, "Europe/Berlin": 3600, "Europe/Madrid": 3600,
        "America/New_York": -18_000, "EST": -18_000, "America/Chicago": -21_600, "CST": -21_600,
        "America/Denver": -25_200, "America/Los_Angeles": -28_800, "PST": -28_800, "Asia/Tokyo": 32_400,
        "JST": 32_400, "Asia/Shanghai": 28_800, "Asia/Kolkata": 19_800, "Asia/Seoul": 32_400,
        "Australia/Sydney": 36_000
    ]

    public var debugText: String { "TimeZone(identifier: \"\(identifier)\")" }
}

extension TimeZoneValue: NativeConvertible {
    static let sourceName = "TimeZone"
}
