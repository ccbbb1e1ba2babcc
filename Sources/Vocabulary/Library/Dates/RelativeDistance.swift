/// How far a date is from now in its largest unit, as `Date.RelativeFormatStyle` counts: hours, minutes and seconds are
/// rounded; days, weeks, months and years are those of the calendar.
struct RelativeDistance {
    /// `second` to `year`.
    let unit: String
    let count: Int
    let isPast: Bool

    init(unit: String, count: Int, isPast: Bool) {
        self.unit = unit
        self.count = count
        self.isPast = isPast
    }

    init(to date: DateValue, from now: DateValue = .now, calendar: CalendarValue = CalendarValue()) {
        let isPast = date.seconds < now.seconds
        guard let unit = Self.largest(Self.calendarUnits[...], from: now, to: date, calendar)?.unit else {
            self.init(seconds: Int(exactly: abs(date.seconds - now.seconds).rounded()) ?? 0, isPast: isPast)
            return
        }
        // It is counted from the edge of the unit that now is in: 40 hours before 9:41 is two days ago.
        let start = calendar.start(of: unit, for: now)
        let edge = isPast ? DateValue(seconds: calendar.adding(1, unit, to: start).seconds - 1) : start
        let units = Self.calendarUnits[...(Self.calendarUnits.firstIndex(of: unit) ?? 0)]
        let found = Self.largest(units, from: edge, to: date, calendar) ?? (unit, 1)
        self.init(unit: found.unit == "weekOfMonth" ? "week" : found.unit, count: found.count, isPast: isPast)
    }

    /// Less than a day: the largest unit, a half of it counting as one more.
    private init(seconds: Int, isPast: Bool) {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        switch (hours, minutes) {
        case (23, 30...), (24..., _): self.init(unit: "day", count: 1, isPast: isPast)
        case (1..., _): self.init(unit: "hour", count: hours + (minutes >= 30 ? 1 : 0), isPast: isPast)
        case (0, 59) where seconds % 60 >= 30: self.init(unit: "hour", count: 1, isPast: isPast)
        case (0, 1...): self.init(unit: "minute", count: minutes + (seconds % 60 >= 30 ? 1 : 0), isPast: isPast)
        default: self.init(unit: "second", count: seconds, isPast: isPast)
        }
    }

    private static let calendarUnits = ["year", "month", "weekOfMonth", "day"]

    /// The first unit that lies whole between two dates, and how often.
    private static func largest(
        _ units: ArraySlice<String>, from start: DateValue, to end: DateValue, _ calendar: CalendarValue
    ) -> (unit: String, count: Int)? {
        for unit in units {
            let count = abs(calendar.count(unit, from: start, to: end))
            if count > 0 { return (unit, count) }
        }
        return nil
    }
}
