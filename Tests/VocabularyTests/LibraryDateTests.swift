import Testing

@testable import Vocabulary

@Suite struct LibraryDateTests {
    let caller = LibraryCaller()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> DateValue {
        CivilTime(year: year, month: month, day: day, hour: hour, minute: minute).date()
    }

    /// Known days: 2001-01-01 was a Monday, 1970-01-01 a Thursday, 2000-02-29 a Tuesday, 2026-01-01 a Thursday.
    @Test(arguments: [
        (0.0, 2001, 1, 1, 2), (-978_307_200, 1970, 1, 1, 5), (FixedValues.now, 2026, 1, 1, 5),
        (-26_611_200, 2000, 2, 28, 2), (-26_524_800, 2000, 2, 29, 3), (94_608_000, 2004, 1, 1, 5)
    ])
    func civilDates(seconds: Double, year: Int, month: Int, day: Int, weekday: Int) {
        let time = CivilTime(DateValue(seconds: seconds))
        #expect(time.year == year && time.month == month && time.day == day && time.weekday == weekday)
    }

    /// Every day of 130 years back and forth.
    @Test func daysRoundTrip() {
        for day in stride(from: -37_000, through: 37_000, by: 7) {
            let time = CivilTime(DateValue(seconds: Double(day) * 86_400))
            #expect(time.dayNumber == day)
        }
    }

    /// The texts are those of Foundation in English (United States).
    @Test(arguments: [
        ("yyyy-MM-dd", "2026-01-01"), ("EEEE, MMM d", "Thursday, Jan 1"), ("h:mm a", "9:41 AM"),
        ("HH:mm:ss", "09:41:00"),
        ("d MMMM yyyy", "1 January 2026"), ("E", "Thu"), ("EEEEE", "T"), ("MM/dd/yy", "01/01/26"),
        ("'at' H 'o''clock'", "at 9 o'clock"),
        ("D Q", "1 1"), ("yyyy-MM-dd'T'HH:mm:ssZZZZZ", "2026-01-01T09:41:00+00:00")
    ])
    func patterns(pattern: String, expected: String) {
        #expect(DatePattern.text(of: .now, pattern: pattern) == expected)
    }

    @Test(arguments: [
        ("2026-03-15", "yyyy-MM-dd", 2026, 3, 15, 0, 0), ("15/03/2026 14:05", "dd/MM/yyyy HH:mm", 2026, 3, 15, 14, 5),
        ("Mar 5, 2024", "MMM d, yyyy", 2024, 3, 5, 0, 0), ("9:05 PM", "h:mm a", 2000, 1, 1, 21, 5)
    ])
    func reading(text: String, pattern: String, year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        #expect(DatePattern.date(from: text, pattern: pattern) == date(year, month, day, hour, minute))
    }

    @Test func readingRefusesOtherTexts() {
        #expect(DatePattern.date(from: "tomorrow", pattern: "yyyy-MM-dd") == nil)
        #expect(DatePattern.date(from: "2026-13-01", pattern: "yyyy-MM-dd") == nil)
    }

    @Test(arguments: [
        ("numeric", "shortened", "1/1/2026, 9:41 AM"), ("abbreviated", "shortened", "Jan 1, 2026 at 9:41 AM"),
        ("long", "omitted", "January 1, 2026"), ("complete", "omitted", "Thursday, January 1, 2026"),
        ("omitted", "standard", "9:41:00 AM")
    ])
    func styles(date: String, time: String, expected: String) {
        #expect(DateFormatStyleValue(date: date, time: time).text(of: .now) == expected)
    }

    @Test(arguments: [
        (["month": "abbreviated", "day": "default"], "Jan 1"), (["month": "wide", "year": "default"], "January 2026"),
        (["weekday": "abbreviated", "month": "abbreviated", "day": "default"], "Thu, Jan 1"),
        (["weekday": "wide"], "Thursday"),
        (["hour": "default", "minute": "default"], "9:41 AM"),
        (["hour": "defaultDigits.omitted", "minute": "default"], "9:41"),
        (["year": "default", "month": "defaultDigits", "day": "default"], "1/1/2026"), (["day": "twoDigits"], "01")
    ])
    func fields(fields: [String: String], expected: String) {
        var style = DateFormatStyleValue()
        style.fields = fields
        #expect(style.text(of: .now) == expected)
    }

    @Test func chainedStyles() throws {
        let style = try caller.constant("FormatStyle", "dateTime")
        let month = try caller.method(style, "month", ("_", caller.constant("Date.FormatStyle.Symbol", "wide")))
        let both = try caller.method(month, "day")
        #expect(Formatting.text(of: DateValue.now.asValue, style: both) == "January 1")
    }

    /// 31 January and a month is the last of February; 2024 was a leap year.
    @Test(arguments: [
        (2024, 1, 31, 1, "month", 2024, 2, 29), (2025, 1, 31, 1, "month", 2025, 2, 28),
        (2024, 2, 29, 1, "year", 2025, 2, 28),
        (2025, 12, 31, 1, "day", 2026, 1, 1), (2026, 1, 1, -2, "weekOfYear", 2025, 12, 18),
        (2026, 1, 15, -1, "month", 2025, 12, 15)
    ])
    func adding(year: Int, month: Int, day: Int, value: Int, unit: String, toYear: Int, toMonth: Int, toDay: Int) {
        #expect(CalendarValue().adding(value, unit, to: date(year, month, day)) == date(toYear, toMonth, toDay))
    }

    /// 2026-01-01 is a Thursday: its week began on Sunday, 28 December.
    @Test(arguments: [
        ("day", 2026, 1, 1), ("month", 2026, 1, 1), ("year", 2026, 1, 1), ("weekOfYear", 2025, 12, 28),
        ("quarter", 2026, 1, 1)
    ])
    func starts(unit: String, year: Int, month: Int, day: Int) {
        #expect(CalendarValue().start(of: unit, for: .now) == date(year, month, day))
    }

    /// Weeks of the United States: that of 1 January is the first; ISO's week 1 of 2026 begins on 29 December.
    @Test func weeks() {
        #expect(CalendarValue().component("weekOfYear", of: date(2026, 1, 1)) == 1)
        #expect(CalendarValue().component("weekOfYear", of: date(2025, 12, 31)) == 1)
        var iso = CalendarValue()
        iso.firstWeekday = 2
        iso.minimumDaysInFirstWeek = 4
        #expect(iso.component("weekOfYear", of: date(2026, 1, 1)) == 1)
        #expect(iso.component("weekOfYear", of: date(2025, 12, 28)) == 52)
        #expect(iso.component("weekOfYear", of: date(2027, 1, 1)) == 53)
        #expect(CalendarValue().component("weekOfMonth", of: date(2026, 1, 4)) == 2)
    }

    @Test func counting() {
        let calendar = CalendarValue()
        #expect(calendar.count("month", from: date(2026, 1, 31), to: date(2026, 3, 30)) == 1)
        #expect(calendar.count("day", from: date(2026, 1, 1, 12), to: date(2026, 1, 3, 11)) == 1)
        #expect(calendar.count("year", from: date(2000, 6, 1), to: date(2026, 5, 31)) == 25)
    }

    @Test func calendarsAsCodeUsesThem() throws {
        let calendar = try caller.constant("Calendar", "current")
        let units = Value.set(
            SetValue([
                try caller.constant("Calendar.Component", "year"), try caller.constant("Calendar.Component", "month")
            ]))
        let components = try caller.method(calendar, "dateComponents", ("_", units), ("from", DateValue.now.asValue))
        #expect(Int.converted(from: try caller.get(components, "month")) == 1)
        let first = try caller.method(calendar, "date", ("from", components))
        #expect(DateValue.converted(from: first) == date(2026, 1, 1))
        let days = try caller.method(
            calendar, "range", ("of", caller.constant("Calendar.Component", "day")),
            ("in", caller.constant("Calendar.Component", "month")), ("for", DateValue.now.asValue))
        guard case .range(let range) = days else { return #expect(Bool(false)) }
        #expect(Int.converted(from: range.upper ?? .none) == 32)
        #expect(Bool.converted(from: try caller.method(calendar, "isDateInToday", ("_", first))) == true)
        #expect(caller.evaluator.notes.contains { $0.id == "fixed-value" })
    }

    /// The midnights of a January, as calendar views list its days.
    @Test func enumeratingMidnights() throws {
        let calendar = try caller.constant("Calendar", "current")
        let midnight = try caller.make("DateComponents", ("hour", .int(0)), ("minute", .int(0)), ("second", .int(0)))
        let found = Box(.int(0))
        let block = NativeFunctionValue.changing { arguments in
            guard let day = DateValue.converted(from: arguments[0]) else { return .void }
            if day.seconds >= self.date(2026, 2, 1).seconds {
                arguments[2] = .bool(true)
            } else {
                found.value = .int((Int.converted(from: found.value) ?? 0) + 1)
            }
            return .void
        }
        _ = try caller.method(
            calendar, "enumerateDates", ("startingAfter", date(2026, 1, 1).asValue), ("matching", midnight),
            ("matchingPolicy", caller.constant("Calendar.MatchingPolicy", "nextTime")), ("using", .function(block)))
        #expect(Int.converted(from: found.value) == 30)
    }

    @Test(arguments: [
        ("short", "none", "1/1/26"), ("medium", "none", "Jan 1, 2026"), ("long", "none", "January 1, 2026"),
        ("full", "none", "Thursday, January 1, 2026"), ("none", "short", "9:41 AM"),
        ("short", "short", "1/1/26, 9:41 AM"),
        ("medium", "short", "Jan 1, 2026 at 9:41 AM")
    ])
    func formatters(dateStyle: String, timeStyle: String, expected: String) throws {
        var formatter = try caller.make("DateFormatter")
        try caller.set(&formatter, "dateStyle", caller.constant("DateFormatter.Style", dateStyle))
        try caller.set(&formatter, "timeStyle", caller.constant("DateFormatter.Style", timeStyle))
        #expect(
            String.converted(from: try caller.method(formatter, "string", ("from", DateValue.now.asValue))) == expected)
    }

    @Test(arguments: [
        (-7200.0, "full", false, "2 hours ago"), (259_200, "full", false, "in 3 days"),
        (-86_400, "full", true, "yesterday"),
        (-3600, "short", false, "1 hr. ago"), (-60, "full", false, "1 minute ago")
    ])
    func relative(seconds: Double, width: String, named: Bool, expected: String) {
        #expect(RelativeDates.text(seconds, named: named, width: width) == expected)
    }

    /// What `Date.AnchoredRelativeFormatStyle` of Swift 6.3.1 on Linux prints for 9:41 on Thursday, January 1.
    @Test(arguments: [
        (0, "in 0 seconds", "now"), (-59, "59 seconds ago", "59 seconds ago"), (-89, "1 minute ago", "1 minute ago"),
        (90, "in 2 minutes", "in 2 minutes"), (-3540, "59 minutes ago", "59 minutes ago"),
        (3570, "in 1 hour", "in 1 hour"), (-5399, "1 hour ago", "1 hour ago"), (-5400, "2 hours ago", "2 hours ago"),
        (19785, "in 5 hours", "in 5 hours"), (-84_585, "23 hours ago", "23 hours ago"),
        (84_700, "in 1 day", "tomorrow"), (-108_000, "1 day ago", "yesterday"), (-129_600, "2 days ago", "2 days ago"),
        (129_600, "in 1 day", "tomorrow"), (169_200, "in 2 days", "in 2 days"), (-604_800, "1 week ago", "last week"),
        (-864_000, "1 week ago", "last week"), (864_000, "in 2 weeks", "in 2 weeks"),
        (-2_505_600, "1 month ago", "last month"), (2_505_600, "in 1 month", "next month"),
        (-3_456_000, "2 months ago", "2 months ago"), (3_456_000, "in 1 month", "next month"),
        (-31_449_600, "1 year ago", "last year"), (31_449_600, "in 11 months", "in 11 months"),
        (-31_622_400, "2 years ago", "2 years ago"), (31_622_400, "in 1 year", "next year")
    ])
    func relativeStyles(seconds: Int, numeric: String, named: String) {
        let distance = RelativeDistance(to: DateValue(seconds: FixedValues.now + Double(seconds)))
        #expect(RelativeDates.text(distance, named: false, width: "wide") == numeric)
        #expect(RelativeDates.text(distance, named: true, width: "wide") == named)
    }

    @Test(arguments: [("minuteSecond", "65:09"), ("hourMinuteSecond", "1:05:09"), ("hourMinute", "1:05")])
    func durations(pattern: String, expected: String) {
        #expect(DurationText.pattern(3909, .native(Token("FormatStyle.Option", pattern))) == expected)
    }

    @Test func textsOfDates() throws {
        let start = date(2026, 1, 1, 9, 41)
        let end = date(2026, 1, 1, 10, 41)
        let range = Value.range(RangeValue(lower: start.asValue, upper: end.asValue, isClosed: true))
        func text(_ arguments: (String, Value)...) -> String? {
            Formatting.text(
                ofTextCall: CallNode(word: "Text", arguments: arguments.map { Argument(name: $0.0, value: $0.1) }))
        }
        #expect(text(("dates", range)) == "9:41 – 10:41 AM")
        #expect(text(("timerInterval", range)) == "1:00:00")
        // The fixed moment is 9:41: a timer from 9:40 to 9:43 has run for a minute, and has two left.
        let timer = Value.range(
            RangeValue(lower: date(2026, 1, 1, 9, 40).asValue, upper: date(2026, 1, 1, 9, 43).asValue, isClosed: true))
        #expect(text(("timerInterval", timer)) == "2:00")
        #expect(text(("timerInterval", timer), ("countsDown", .bool(false))) == "1:00")
        #expect(text(("timerInterval", timer), ("pauseTime", date(2026, 1, 1, 9, 44).asValue)) == "0:00")
        #expect(text(("timerInterval", range), ("showsHours", .bool(false))) == "60:00")
        #expect(text(("date", end.asValue), ("style", try caller.constant("Text.DateStyle", "time"))) == "10:41 AM")
        #expect(text(("date", end.asValue), ("style", try caller.constant("Text.DateStyle", "timer"))) == "1:00:00")
        let formatter = try caller.make("NumberFormatter")
        #expect(text(("subject", .int(5)), ("formatter", formatter)) == "5")
        #expect(text(("content", .string("plain"))) == nil)
    }
}
