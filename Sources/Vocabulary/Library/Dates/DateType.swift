/// `Date` and `DateInterval`.
enum DateType {
    static let type = NativeType("Date", conforms: "Equatable Hashable Comparable Codable Strideable Sendable") {
        type in
        type.initializer("()") { call in
            call.noteFixed(FixedValues.dateNote)
            return DateValue.now.asValue
        }
        type.initializer("(timeIntervalSinceNow: TimeInterval)") { call in
            call.noteFixed(FixedValues.dateNote)
            return DateValue(seconds: FixedValues.now + (try call.get(0))).asValue
        }
        type.initializer("(timeIntervalSince1970: TimeInterval)") { call in
            DateValue(seconds: try call.get(0, as: Double.self) - DateValue.secondsTo1970).asValue
        }
        type.initializer("(timeIntervalSinceReferenceDate: TimeInterval)") { call in
            DateValue(seconds: try call.get(0)).asValue
        }
        type.initializer("(timeInterval: TimeInterval, since date: Date)") { call in
            DateValue(seconds: try call.get(1, as: DateValue.self).seconds + (try call.get(0))).asValue
        }
        type.staticProperty("now") { evaluator in
            evaluator.noteFixed(FixedValues.dateNote)
            return DateValue.now.asValue
        }
        type.constant("now", DateValue.now.asValue)
        type.constant("timeIntervalSinceReferenceDate", .double(FixedValues.now))
        type.staticProperty("timeIntervalSinceReferenceDate") { evaluator in
            evaluator.noteFixed(FixedValues.dateNote)
            return .double(FixedValues.now)
        }
        type.constant("distantPast", DateValue(seconds: -63_114_076_800).asValue)
        type.constant("distantFuture", DateValue(seconds: 63_113_904_000).asValue)
        type.constant("timeIntervalBetween1970AndReferenceDate", .double(DateValue.secondsTo1970))
        properties(&type)
        arithmetic(&type)
        formatting(&type)
    }

    private static func properties(_ type: inout NativeType) {
        type.get("timeIntervalSince1970") { (date: DateValue) in .double(date.seconds + DateValue.secondsTo1970) }
        type.get("timeIntervalSinceReferenceDate") { (date: DateValue) in .double(date.seconds) }
        type.contextual("timeIntervalSinceNow") { (date: DateValue, evaluator) in
            evaluator.noteFixed(FixedValues.dateNote)
            return .double(date.seconds - FixedValues.now)
        }
        type.get("description") { (date: DateValue) in .string(date.debugText) }
    }

    private static func arithmetic(_ type: inout NativeType) {
        type.method("timeIntervalSince", "(_ other: Date) -> TimeInterval") { call in
            .double(try call.me(as: DateValue.self).seconds - call.get(0, as: DateValue.self).seconds)
        }
        type.method("distance", "(to other: Date) -> TimeInterval") { call in
            .double(try call.get(0, as: DateValue.self).seconds - call.me(as: DateValue.self).seconds)
        }
        for (name, signature) in [
            ("addingTimeInterval", "(_ interval: TimeInterval)"), ("advanced", "(by: TimeInterval)")
        ] {
            type.method(name, "\(signature) -> Date") { call in
                DateValue(seconds: try call.me(as: DateValue.self).seconds + (try call.get(0))).asValue
            }
        }
        type.mutatingMethod("addTimeInterval", "(_ interval: TimeInterval)") { call in
            call.receiver = DateValue(seconds: try call.me(as: DateValue.self).seconds + (try call.get(0))).asValue
            return .void
        }
        type.method("compare", "(_ other: Date) -> ComparisonResult") { call in
            let (a, b) = (try call.me(as: DateValue.self).seconds, try call.get(0, as: DateValue.self).seconds)
            return .native(
                Token("ComparisonResult", a < b ? "orderedAscending" : a > b ? "orderedDescending" : "orderedSame"))
        }
        type.op("+", "(_ interval: TimeInterval) -> Date") { call in
            DateValue(seconds: try call.me(as: DateValue.self).seconds + (try call.get(0))).asValue
        }
        type.op("-", "(_ interval: TimeInterval) -> Date") { call in
            DateValue(seconds: try call.me(as: DateValue.self).seconds - (try call.get(0))).asValue
        }
        type.op("<", "(_ other: Date) -> Bool") { call in
            .bool(try call.me(as: DateValue.self).seconds < call.get(0, as: DateValue.self).seconds)
        }
    }

    private static func formatting(_ type: inout NativeType) {
        type.method("formatted", "() -> String") { call in
            .string(DateFormatStyleValue.standard.text(of: try call.me()))
        }
        type.method("formatted", "(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String") {
            call in
            .string(DateFormatStyleValue(date: try call.token(0), time: try call.token(1)).text(of: try call.me()))
        }
        type.method("formatted", "(_ style: FormatStyle|Date.FormatStyle) -> String") { call in
            guard let text = Formatting.text(of: call.receiver, style: call.value(0)) else {
                throw call.wrongType(call.value(0), expected: "a format style of dates")
            }
            return .string(text)
        }
        type.method("ISO8601Format", "(_ style: Any? = nil) -> String") { call in
            .string(DatePattern.text(of: try call.me(), pattern: "yyyy-MM-dd'T'HH:mm:ssX"))
        }
    }

    static let interval = NativeType.record(
        "DateInterval", "start: Date; end: Date", conforms: "Equatable Hashable Comparable"
    ) { type in
        type.initializer("()") { _ in
            RecordValue("DateInterval", [("start", DateValue.now.asValue), ("end", DateValue.now.asValue)]).asValue
        }
        type.initializer("(start: Date, end: Date)") { call in
            RecordValue("DateInterval", [("start", call.value(0)), ("end", call.value(1))]).asValue
        }
        type.initializer("(start: Date, duration: TimeInterval)") { call in
            let end = DateValue(seconds: try call.get(0, as: DateValue.self).seconds + (try call.get(1)))
            return RecordValue("DateInterval", [("start", call.value(0)), ("end", end.asValue)]).asValue
        }
        type.get("duration") { (interval: RecordValue) in
            let (start, end) = interval.dates
            return .double(end.seconds - start.seconds)
        }
        type.method("contains", "(_ date: Date) -> Bool") { call in
            let (start, end) = try call.me(as: RecordValue.self).dates
            let date: DateValue = try call.get(0)
            return .bool(date.seconds >= start.seconds && date.seconds <= end.seconds)
        }
    }
}

extension RecordValue {
    /// The start and end of a DateInterval.
    fileprivate var dates: (DateValue, DateValue) {
        (DateValue.converted(from: self["start"]) ?? .now, DateValue.converted(from: self["end"]) ?? .now)
    }
}
