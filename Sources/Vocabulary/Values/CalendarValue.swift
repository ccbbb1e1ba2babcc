/// A Calendar: the Gregorian one of the United States, weeks starting on Sunday unless set otherwise.
public struct CalendarValue: NativeValue, Hashable, Sendable {
    public var firstWeekday = 1
    public var minimumDaysInFirstWeek = 1
    public var timeZone = TimeZoneValue.utc
    public var isISO = false

    public init() {}

    public var debugText: String { "Calendar(identifier: .\(isISO ? "iso8601" : "gregorian"))" }

    func time(_ date: DateValue) -> CivilTime { CivilTime(date, offset: timeZone.offset) }
    func date(_ time: CivilTime) -> DateValue { time.date(offset: timeZone.offset) }

    func weekOfMonth(of time: CivilTime) -> Int { week(day: time.day, weekday: time.weekday) }

    func weekOfYear(of time: CivilTime) -> Int {
        let week = week(day: time.dayOfYear, weekday: time.weekday)
        if week == 0 { return weekOfYear(of: CivilTime(year: time.year - 1, month: 12, day: 31)) }
        let nextStart = CivilTime(year: time.year + 1, month: 1, day: 1)
        let daysLeft = nextStart.dayNumber - time.dayNumber
        let startOffset = (nextStart.weekday - firstWeekday + 7) % 7
        // Days at the end of the year whose week has enough days in the next one.
        return daysLeft <= startOffset && 7 - startOffset >= minimumDaysInFirstWeek ? 1 : week
    }

    private func week(day: Int, weekday: Int) -> Int {
        let position = (weekday - firstWeekday + 7) % 7
        let firstPosition = (position - (day - 1)).flooredDivision(by: 7).rest
        let firstLength = 7 - firstPosition
        return (day + firstPosition - 1) / 7 + (firstLength >= minimumDaysInFirstWeek ? 1 : 0)
    }

    /// A component by its name in `Calendar.Component`.
    func component(_ name: String, of date: DateValue) -> Int {
        let time = time(date)
        switch name {
        case "year", "yearForWeekOfYear": return time.year
        case "month": return time.month
        case "day": return time.day
        case "hour": return time.hour
        case "minute": return time.minute
        case "second": return time.second
        case "nanosecond": return time.nanosecond
        case "weekday": return time.weekday
        case "weekdayOrdinal": return (time.day + 6) / 7
        case "quarter": return time.quarter
        case "weekOfMonth": return weekOfMonth(of: time)
        case "weekOfYear": return weekOfYear(of: time)
        case "dayOfYear": return time.dayOfYear
        default: return 1
        }
    }

    /// The start of the unit that a date is in.
    func start(of unit: String, for date: DateValue) -> DateValue {
        var time = time(date)
        time.nanosecond = 0
        switch unit {
        case "second", "nanosecond": return self.date(time)
        case "minute":
            return self.date(
                CivilTime(year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute))
        case "hour": return self.date(CivilTime(year: time.year, month: time.month, day: time.day, hour: time.hour))
        case "weekOfMonth", "weekOfYear", "yearForWeekOfYear":
            let back = (time.weekday - firstWeekday + 7) % 7
            return self.date(CivilTime(year: time.year, month: time.month, day: time.day - back))
        case "month": return self.date(CivilTime(year: time.year, month: time.month, day: 1))
        case "quarter": return self.date(CivilTime(year: time.year, month: time.quarter * 3 - 2, day: 1))
        case "year": return self.date(CivilTime(year: time.year, month: 1, day: 1))
        default: return self.date(CivilTime(year: time.year, month: time.month, day: time.day))
        }
    }

    /// A date so many units later; a day that the month does not have becomes its last.
    func adding(_ value: Int, _ unit: String, to date: DateValue) -> DateValue {
        guard abs(value) < 1_000_000_000 else { return date }
        var time = time(date)
        switch unit {
        case "year", "yearForWeekOfYear", "quarter", "month":
            let months = unit == "month" ? value : unit == "quarter" ? 3 * value : 12 * value
            let (years, month) = (time.month - 1 + months).flooredDivision(by: 12)
            time.year += years
            time.month = month + 1
            time.day = min(time.day, CivilTime.daysInMonth(time.month, of: time.year))
            return self.date(time)
        case "weekOfMonth", "weekOfYear": return DateValue(seconds: date.seconds + Double(value) * 604_800)
        case "hour": return DateValue(seconds: date.seconds + Double(value) * 3600)
        case "minute": return DateValue(seconds: date.seconds + Double(value) * 60)
        case "second": return DateValue(seconds: date.seconds + Double(value))
        case "nanosecond": return DateValue(seconds: date.seconds + Double(value) / 1e9)
        default: return DateValue(seconds: date.seconds + Double(value) * 86_400)
        }
    }

    /// How many whole units lie between two dates.
    func count(_ unit: String, from start: DateValue, to end: DateValue) -> Int {
        let seconds = end.seconds - start.seconds
        switch unit {
        case "second": return Int(exactly: seconds.rounded(.towardZero)) ?? 0
        case "minute": return Int(exactly: (seconds / 60).rounded(.towardZero)) ?? 0
        case "hour": return Int(exactly: (seconds / 3600).rounded(.towardZero)) ?? 0
        case "day", "weekday", "dayOfYear": return Int(exactly: (seconds / 86_400).rounded(.towardZero)) ?? 0
        case "weekOfMonth", "weekOfYear": return Int(exactly: (seconds / 604_800).rounded(.towardZero)) ?? 0
        case "month", "year", "quarter":
            let (a, b) = (time(start), time(end))
            var months = (b.year - a.year) * 12 + b.month - a.month
            if months > 0, adding(months, "month", to: start).seconds > end.seconds { months -= 1 }
            if months < 0, adding(months, "month", to: start).seconds < end.seconds { months += 1 }
            return unit == "month" ? months : unit == "quarter" ? months / 3 : months / 12
        default: return 0
        }
    }
}

extension CalendarValue: NativeConvertible {
    static let sourceName = "Calendar"
}
