extension Formatting {
    /// What `Text` shows of a date, a number, a range of dates or anything with a format or formatter, by the arguments
    /// of its call; `nil` if there is nothing to format.
    public static func text(ofTextCall call: CallNode) -> String? {
        if let date = argument(call, "date").flatMap(DateValue.converted(from:)) {
            return text(of: date, dateStyle: call.argument("style")?.tokenName ?? "date")
        }
        if let input = argument(call, "input"), let style = argument(call, "format") {
            return text(of: input, style: style)
        }
        if let subject = argument(call, "subject"), let formatter = argument(call, "formatter") {
            return text(of: subject, formatter: formatter)
        }
        if let dates = argument(call, "dates") {
            if case .range(let range) = dates { return interval(range) }
            if let interval = RecordValue.converted(from: dates), interval.typeName == "DateInterval" {
                return self.interval(
                    RangeValue(lower: interval["start"], upper: interval["end"], isClosed: true))
            }
        }
        if case .range(let range)? = argument(call, "timerInterval") {
            return bounds(range).map { timer(from: $0.start.seconds, to: $0.end.seconds, call) }
        }
        return nil
    }

    /// What is left of a timer, or how long it runs, at the fixed moment or where it pauses.
    private static func timer(from start: Double, to end: Double, _ call: CallNode) -> String {
        let pause = argument(call, "pauseTime").flatMap(DateValue.converted(from:))?.seconds
        let moment = min(max(pause ?? FixedValues.now, start), end)
        let seconds = call.bool("countsDown") == false ? moment - start : end - moment
        guard call.bool("showsHours") == false else {
            return text(of: DateValue(seconds: FixedValues.now + seconds), dateStyle: "timer")
        }
        let whole = Int(exactly: seconds.rounded(.down)) ?? 0
        return "\(whole / 60):\(padded(whole % 60))"
    }

    private static func argument(_ call: CallNode, _ name: String) -> Value? {
        guard let value = call.argument(name) else { return nil }
        if case .box(let box) = value { return box.value }
        return value
    }

    /// What a formatter makes of a value; `nil` if it does not suit.
    public static func text(of value: Value, formatter: Value) -> String? {
        guard let object = ObjectValue.converted(from: formatter) else { return nil }
        let date = DateValue.converted(from: value)
        let number = plainNumber(value)
        switch object.typeName {
        case "DateFormatter": return date.map { DateFormatterType.text(of: $0, with: object) }
        case "ISO8601DateFormatter": return date.map { DatePattern.text(of: $0, pattern: "yyyy-MM-dd'T'HH:mm:ssX") }
        case "RelativeDateTimeFormatter":
            return date.map { OtherFormatterTypes.text($0.seconds - FixedValues.now, object) }
        case "NumberFormatter": return number.map { NumberFormatterType.text(of: $0, with: object) }
        case "DateComponentsFormatter": return number.map { OtherFormatterTypes.elapsed($0, object) }
        case "ByteCountFormatter":
            return number.map { ByteCounts.text(of: $0, style: object.tokenSetting("countStyle")) }
        case "MeasurementFormatter":
            return MeasurementValue.converted(from: value).map { MeasurementTypes.text(of: $0, with: object) }
        case "PersonNameComponentsFormatter":
            return RecordValue.converted(from: value).map {
                PersonNameTypes.text(of: $0, object.tokenSetting("style") ?? "default")
            }
        default: return nil
        }
    }

    private static func bounds(_ range: RangeValue) -> (start: DateValue, end: DateValue)? {
        guard let start = range.lower.flatMap(DateValue.converted(from:)),
            let end = range.upper.flatMap(DateValue.converted(from:))
        else { return nil }
        return (start, end)
    }

    /// `9:41 – 10:41 AM`: what two dates have in common is written once.
    private static func interval(_ range: RangeValue) -> String? {
        guard let (start, end) = bounds(range) else { return nil }
        let calendar = CalendarValue()
        let isOneDay = calendar.start(of: "day", for: start) == calendar.start(of: "day", for: end)
        guard isOneDay else {
            return DateFormatStyleValue.standard.text(of: start) + " – " + DateFormatStyleValue.standard.text(of: end)
        }
        let isOneHalf = (calendar.time(start).hour < 12) == (calendar.time(end).hour < 12)
        return DatePattern.text(of: start, pattern: isOneHalf ? "h:mm" : "h:mm a") + " – "
            + DatePattern.text(of: end, pattern: "h:mm a")
    }
}
