/// `DateComponents`.
enum DateComponentsType {
    static let fields = [
        "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
        "weekOfMonth", "weekOfYear", "yearForWeekOfYear"
    ]

    static let type = NativeType.record(
        "DateComponents",
        "calendar: Calendar?; timeZone: TimeZone?; " + fields.map { "\($0): Int?" }.joined(separator: "; ")
            + "; dayOfYear: Int?; isLeapMonth: Bool?",
        conforms: "Equatable Hashable Codable Sendable"
    ) { type in
        let names = ["calendar", "timeZone"] + fields
        let signature =
            "(calendar: Calendar? = nil, timeZone: TimeZone? = nil, "
            + fields.map { "\($0): Int? = nil" }.joined(separator: ", ") + ")"
        type.initializer(signature) { call in
            var record = RecordValue("DateComponents", [])
            for (index, name) in names.enumerated() where call.has(index) { record[name] = call.value(index) }
            return record.asValue
        }
        type.get("date") { (record: RecordValue) in
            guard let calendar = CalendarValue.converted(from: record["calendar"]) else { return .none }
            return calendar.date(from: record).asValue
        }
        type.get("isValidDate") { (_: RecordValue) in .bool(true) }
        type.method("value", "(for component: Calendar.Component) -> Int?") { call in
            try call.me(as: RecordValue.self)[try call.token(0) ?? "day"]
        }
        type.mutatingMethod("setValue", "(_ value: Int?, for component: Calendar.Component)") { call in
            var record: RecordValue = try call.me()
            record[try call.token(1) ?? "day"] = call.value(0)
            call.receiver = record.asValue
            return .void
        }
    }
}

extension RecordValue {
    func component(_ name: String) -> Int? { Int.converted(from: self[name]) }
}

extension CalendarValue {
    /// The date of components; those that are missing are the first of their kind.
    func date(from components: RecordValue) -> DateValue {
        func clamped(_ name: String, _ fallback: Int) -> Int {
            min(max(components.component(name) ?? fallback, -1_000_000), 1_000_000)
        }
        var calendar = self
        if let zone = TimeZoneValue.converted(from: components["timeZone"]) { calendar.timeZone = zone }
        var time = CivilTime(
            year: clamped("year", clamped("yearForWeekOfYear", 1)), month: clamped("month", 1), day: clamped("day", 1),
            hour: clamped("hour", 0), minute: clamped("minute", 0), second: clamped("second", 0),
            nanosecond: components.component("nanosecond") ?? 0)
        if let week = components.component("weekOfYear"), components.component("month") == nil {
            let first = calendar.time(
                calendar.start(of: "weekOfYear", for: calendar.date(CivilTime(year: time.year, month: 1, day: 4))))
            time.month = first.month
            time.year = first.year
            time.day = first.day + (week - calendar.weekOfYear(of: first)) * 7
        }
        if components.component("day") == nil, let weekday = components.component("weekday") {
            let week = components.component("weekdayOrdinal") ?? 1
            time.day += (weekday - time.weekday + 7) % 7
            if components.component("weekOfYear") == nil { time.day += (min(max(week, 1), 53) - 1) * 7 }
        }
        return calendar.date(time)
    }

    /// The components of a date by name.
    func components(_ names: [String], of date: DateValue) -> RecordValue {
        var record = RecordValue("DateComponents", [])
        for name in names {
            switch name {
            case "calendar": record["calendar"] = asValue
            case "timeZone": record["timeZone"] = timeZone.asValue
            default: record[name] = .int(component(name, of: date))
            }
        }
        return record
    }
}
