/// `Calendar`.
enum CalendarType {
    static let type = NativeType("Calendar", conforms: "Equatable Hashable Sendable") { type in
        type.constant("current", CalendarValue().asValue)
        type.constant("autoupdatingCurrent", CalendarValue().asValue)
        type.initializer("(identifier: Calendar.Identifier)") { call in
            var calendar = CalendarValue()
            if try call.token(0) == "iso8601" {
                calendar.isISO = true
                calendar.firstWeekday = 2
                calendar.minimumDaysInFirstWeek = 4
            }
            return calendar.asValue
        }
        type.property("firstWeekday", "Int", \CalendarValue.firstWeekday)
        type.property("minimumDaysInFirstWeek", "Int", \CalendarValue.minimumDaysInFirstWeek)
        type.property("timeZone", "TimeZone", \CalendarValue.timeZone)
        type.properties["locale"] = NativeProperty(
            type: "Locale?", get: { _ in .native(Token("Locale", "en_US")) }, set: { _, _ in })
        type.get("identifier") { (calendar: CalendarValue) in
            .native(Token("Calendar.Identifier", calendar.isISO ? "iso8601" : "gregorian"))
        }
        for (name, texts) in DateNames.symbols { type.get(name) { (_: CalendarValue) in texts.asValue } }
        type.get("amSymbol") { (_: CalendarValue) in .string("AM") }
        type.get("pmSymbol") { (_: CalendarValue) in .string("PM") }
        CalendarComponents.add(&type)
        CalendarQuestions.add(&type)
        CalendarSearch.add(&type)
    }

    /// The names of the components in a set or an array.
    static func names(_ call: NativeCall, _ index: Int) throws -> [String] {
        let values: [Value]
        switch call.value(index) {
        case .set(let set): values = set.elements
        case .array(let array): values = array
        default: throw call.wrongType(call.value(index), expected: "a set of components")
        }
        return values.compactMap(\.tokenName)
    }
}

/// Taking dates apart and putting them together.
enum CalendarComponents {
    static func add(_ type: inout NativeType) {
        type.method("component", "(_ component: Calendar.Component, from date: Date) -> Int") { call in
            .int(try call.me(as: CalendarValue.self).component(try call.token(0) ?? "day", of: try call.get(1)))
        }
        type.method("dateComponents", "(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents") {
            call in
            try call.me(as: CalendarValue.self).components(try CalendarType.names(call, 0), of: try call.get(1)).asValue
        }
        type.method(
            "dateComponents",
            "(_ components: Set<Calendar.Component>, from start: Date|DateComponents, to end: "
                + "Date|DateComponents) -> DateComponents"
        ) { call in
            let calendar: CalendarValue = try call.me()
            var (start, end) = (try date(call, 1, calendar), try date(call, 2, calendar))
            let asked = try CalendarType.names(call, 0)
            var record = RecordValue("DateComponents", [])
            let units = ["year", "quarter", "month", "weekOfYear", "weekOfMonth", "day", "hour", "minute", "second"]
            for unit in units where asked.contains(unit) {
                let count = calendar.count(unit, from: start, to: end)
                record[unit] = .int(count)
                start = calendar.adding(count, unit, to: start)
            }
            if asked.contains("nanosecond") {
                end.seconds -= start.seconds
                record["nanosecond"] = .int(Int(exactly: (end.seconds * 1e9).rounded()) ?? 0)
            }
            return record.asValue
        }
        type.method("dateComponents", "(in timeZone: TimeZone, from date: Date) -> DateComponents") { call in
            var calendar: CalendarValue = try call.me()
            calendar.timeZone = try call.get(0)
            return calendar.components(DateComponentsType.fields, of: try call.get(1)).asValue
        }
        type.method("date", "(from components: DateComponents) -> Date?") { call in
            try call.me(as: CalendarValue.self).date(from: try call.get(0)).asValue
        }
        type.method(
            "date",
            "(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: "
                + "Bool = false) -> Date?"
        ) { call in
            try call.me(as: CalendarValue.self).adding(try call.get(1), try call.token(0) ?? "day", to: try call.get(2))
                .asValue
        }
        type.method(
            "date", "(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?"
        ) { call in
            let calendar: CalendarValue = try call.me()
            let components: RecordValue = try call.get(0)
            var date: DateValue = try call.get(1)
            for unit in ["year", "month", "weekOfYear", "weekOfMonth", "day", "hour", "minute", "second", "nanosecond"]
            {
                if let count = components.component(unit) { date = calendar.adding(count, unit, to: date) }
            }
            return date.asValue
        }
        type.method("date", "(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?") { call in
            let calendar: CalendarValue = try call.me()
            var time = calendar.time(try call.get(3))
            (time.hour, time.minute, time.second, time.nanosecond) = (
                try call.get(0), try call.get(1), try call.get(2), 0
            )
            guard (0..<24).contains(time.hour), (0..<60).contains(time.minute), (0..<60).contains(time.second) else {
                return .none
            }
            return calendar.date(time).asValue
        }
        type.method("date", "(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?") { call in
            let calendar: CalendarValue = try call.me()
            var components = calendar.components(
                ["year", "month", "day", "hour", "minute", "second"], of: try call.get(2))
            components[try call.token(0) ?? "day"] = call.value(1)
            return calendar.date(from: components).asValue
        }
    }

    private static func date(_ call: NativeCall, _ index: Int, _ calendar: CalendarValue) throws -> DateValue {
        if let record = RecordValue.converted(from: call.value(index)) { return calendar.date(from: record) }
        return try call.get(index)
    }
}

/// Asking about dates.
enum CalendarQuestions {
    static func add(_ type: inout NativeType) {
        type.method("startOfDay", "(for date: Date) -> Date") { call in
            try call.me(as: CalendarValue.self).start(of: "day", for: try call.get(0)).asValue
        }
        for (name, days) in [("isDateInToday", 0.0), ("isDateInYesterday", -1), ("isDateInTomorrow", 1)] {
            type.method(name, "(_ date: Date) -> Bool") { call in
                call.noteFixed(FixedValues.dateNote)
                let calendar: CalendarValue = try call.me()
                let day = DateValue(seconds: FixedValues.now + days * 86_400)
                return .bool(calendar.start(of: "day", for: try call.get(0)) == calendar.start(of: "day", for: day))
            }
        }
        type.method("isDateInWeekend", "(_ date: Date) -> Bool") { call in
            .bool([1, 7].contains(try call.me(as: CalendarValue.self).time(try call.get(0)).weekday))
        }
        type.method("isDate", "(_ date: Date, inSameDayAs other: Date) -> Bool") { call in
            .bool(try start(call, 0, "day") == start(call, 1, "day"))
        }
        type.method("isDate", "(_ date: Date, equalTo other: Date, toGranularity: Calendar.Component) -> Bool") {
            call in
            let unit = try call.token(2) ?? "day"
            return .bool(try start(call, 0, unit) == start(call, 1, unit))
        }
        type.method("compare", "(_ date: Date, to other: Date, toGranularity: Calendar.Component) -> ComparisonResult")
        {
            call in
            let unit = try call.token(2) ?? "day"
            let (a, b) = (try start(call, 0, unit).seconds, try start(call, 1, unit).seconds)
            return .native(
                Token("ComparisonResult", a < b ? "orderedAscending" : a > b ? "orderedDescending" : "orderedSame"))
        }
        type.method("dateInterval", "(of component: Calendar.Component, for date: Date) -> DateInterval?") { call in
            let calendar: CalendarValue = try call.me()
            let unit = try call.token(0) ?? "day"
            let start = calendar.start(of: unit, for: try call.get(1))
            let end = calendar.adding(1, unit, to: start)
            return RecordValue("DateInterval", [("start", start.asValue), ("end", end.asValue)]).asValue
        }
        type.method(
            "range", "(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range?"
        ) {
            call in
            let calendar: CalendarValue = try call.me()
            let (smaller, larger) = (try call.token(0) ?? "day", try call.token(1) ?? "month")
            return range(of: smaller, in: larger, for: try call.get(2), calendar)
        }
        type.method(
            "ordinality", "(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?"
        ) {
            call in
            let calendar: CalendarValue = try call.me()
            let start = calendar.start(of: try call.token(1) ?? "year", for: try call.get(2))
            return .int(calendar.count(try call.token(0) ?? "day", from: start, to: try call.get(2)) + 1)
        }
    }

    private static func start(_ call: NativeCall, _ index: Int, _ unit: String) throws -> DateValue {
        try call.me(as: CalendarValue.self).start(of: unit, for: try call.get(index))
    }

    private static func range(of smaller: String, in larger: String, for date: DateValue, _ calendar: CalendarValue)
        -> Value
    {
        let time = calendar.time(date)
        let bounds: Range<Int>
        switch (smaller, larger) {
        case ("day", "month"): bounds = 1..<CivilTime.daysInMonth(time.month, of: time.year) + 1
        case ("day", "year"), ("dayOfYear", "year"): bounds = 1..<(CivilTime.isLeap(time.year) ? 367 : 366)
        case ("month", "year"): bounds = 1..<13
        case ("hour", "day"): bounds = 0..<24
        case ("minute", "hour"), ("second", "minute"): bounds = 0..<60
        case ("weekday", _): bounds = 1..<8
        case ("weekOfMonth", "month"):
            let first = CivilTime(year: time.year, month: time.month, day: 1)
            let last = CivilTime(
                year: time.year, month: time.month, day: CivilTime.daysInMonth(time.month, of: time.year))
            bounds = calendar.weekOfMonth(of: first)..<calendar.weekOfMonth(of: last) + 1
        case ("weekOfYear", "year"): bounds = 1..<54
        default: return .none
        }
        return .range(RangeValue(lower: .int(bounds.lowerBound), upper: .int(bounds.upperBound), isClosed: false))
    }
}

/// Looking for the next date that fits.
enum CalendarSearch {
    private static let policy =
        "matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Any? = nil, direction: Any? = nil"

    static func add(_ type: inout NativeType) {
        type.method("nextDate", "(after date: Date, matching components: DateComponents, \(policy)) -> Date?") { call in
            try next(after: try call.get(0), matching: try call.get(1), call).asValue
        }
        type.method(
            "enumerateDates",
            "(startingAfter start: Date, matching components: DateComponents, \(policy), using block: "
                + "(Date?, Bool, inout Bool) -> Void)"
        ) { call in
            guard let block = try call.function(5) else { return .void }
            var date: DateValue = try call.get(0)
            while let found = try next(after: date, matching: try call.get(1), call) {
                date = found
                var arguments = [found.asValue, .bool(true), .bool(false)]
                _ = try block.call(changing: &arguments)
                if case .bool(true)? = arguments.last { break }
            }
            return .void
        }
    }

    /// The next date whose components are those given, smaller ones being 0; nil if there is none in 30 years.
    private static func next(after date: DateValue, matching components: RecordValue, _ call: NativeCall) throws
        -> DateValue?
    {
        let calendar: CalendarValue = try call.me()
        let start = calendar.time(date)
        let hasDay = ["year", "month", "day", "weekday"].contains { components.component($0) != nil }
        if !hasDay, components.component("hour") == nil {
            return try nextWithinHours(after: date, matching: components, calendar, call)
        }
        for offset in 0...11_000 {
            try call.evaluator.charge(steps: 1, bytes: 0)
            let day = calendar.time(
                calendar.date(CivilTime(year: start.year, month: start.month, day: start.day + offset)))
            let fits =
                components.component("year").map { $0 == day.year } ?? true
                && components.component("month").map { $0 == day.month } ?? true
                && components.component("day").map { $0 == day.day }
                    ?? (components.component("month") == nil || components.component("weekday") != nil || day.day == 1)
                && components.component("weekday").map { $0 == day.weekday } ?? true
            guard fits else { continue }
            var time = day
            time.hour = components.component("hour") ?? 0
            time.minute = components.component("minute") ?? 0
            time.second = components.component("second") ?? 0
            let found = calendar.date(time)
            if found.seconds > date.seconds { return found }
        }
        return nil
    }

    private static func nextWithinHours(
        after date: DateValue, matching components: RecordValue, _ calendar: CalendarValue, _ call: NativeCall
    ) throws -> DateValue? {
        let minute = components.component("minute")
        let second = components.component("second") ?? 0
        var time = calendar.time(date)
        time.nanosecond = 0
        time.second = second
        for _ in 0...120 {
            try call.evaluator.charge(steps: 1, bytes: 0)
            let found = calendar.date(time)
            if found.seconds > date.seconds, minute == nil || calendar.time(found).minute == minute { return found }
            time.minute += 1
        }
        return nil
    }
}
