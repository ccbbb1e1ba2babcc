/// Formatters of distances in time, lengths of time, file sizes and lists.
enum OtherFormatterTypes {
    static let relative = NativeType.object(
        "RelativeDateTimeFormatter",
        "unitsStyle: RelativeDateTimeFormatter.UnitsStyle; dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle; "
            + "locale: Locale; calendar: Calendar; formattingContext: Formatter.Context"
    ) { type in
        type.method("localizedString", "(for date: Date, relativeTo reference: Date) -> String") { call in
            .string(
                text(
                    try call.get(0, as: DateValue.self).seconds - call.get(1, as: DateValue.self).seconds, try call.me()
                ))
        }
        type.method("localizedString", "(fromTimeInterval interval: TimeInterval) -> String") { call in
            .string(text(try call.get(0), try call.me()))
        }
        type.method("localizedString", "(from components: DateComponents) -> String") { call in
            let calendar = CalendarValue()
            var date = DateValue.now
            let components: RecordValue = try call.get(0)
            for unit in ["year", "month", "weekOfMonth", "day", "hour", "minute", "second"] {
                if let count = components.component(unit) { date = calendar.adding(count, unit, to: date) }
            }
            return .string(text(date.seconds - FixedValues.now, try call.me()))
        }
        type.method("string", "(for object: Any?) -> String?") { call in
            guard let date = DateValue.converted(from: call.value(0)) else { return .none }
            call.noteFixed(FixedValues.dateNote)
            return .string(text(date.seconds - FixedValues.now, try call.me()))
        }
    }

    static func text(_ seconds: Double, _ formatter: ObjectValue) -> String {
        RelativeDates.text(
            seconds, named: formatter.tokenSetting("dateTimeStyle") == "named",
            width: formatter.tokenSetting("unitsStyle") ?? "full")
    }

    static let components = NativeType.object(
        "DateComponentsFormatter",
        "allowedUnits: NSCalendar.Unit; unitsStyle: DateComponentsFormatter.UnitsStyle; maximumUnitCount: Int; "
            + "zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior; collapsesLargestUnit: Bool; "
            + "includesApproximationPhrase: Bool; includesTimeRemainingPhrase: Bool; allowsFractionalUnits: Bool; "
            + "calendar: Calendar"
    ) { type in
        type.method("string", "(from interval: TimeInterval) -> String?") { call in
            .string(elapsed(try call.get(0), try call.me()))
        }
        type.method("string", "(from start: Date, to end: Date) -> String?") { call in
            let seconds = try call.get(1, as: DateValue.self).seconds - call.get(0, as: DateValue.self).seconds
            return .string(elapsed(seconds, try call.me()))
        }
        type.method("string", "(from components: DateComponents) -> String?") { call in
            .string(elapsed(seconds(of: try call.get(0)), try call.me()))
        }
        type.staticFunction(
            "localizedString",
            "(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String?"
        ) { call in
            let formatter = ObjectValue("DateComponentsFormatter")
            formatter.settings["unitsStyle"] = call.value(1)
            return .string(elapsed(seconds(of: try call.get(0)), formatter))
        }
    }

    /// The length of time of components from days on down.
    private static func seconds(of components: RecordValue) -> Double {
        [("day", 86_400.0), ("hour", 3600), ("minute", 60), ("second", 1)].reduce(0) { sum, unit in
            sum + Double(components.component(unit.0) ?? 0) * unit.1
        }
    }

    /// Lengths of time in the allowed units, zeros dropped as the style has it.
    static func elapsed(_ seconds: Double, _ formatter: ObjectValue) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
        let allowed =
            formatter.setting("allowedUnits", as: TokenSetValue.self)?.names ?? ["day", "hour", "minute", "second"]
        let style = formatter.tokenSetting("unitsStyle") ?? "positional"
        let zeros = formatter.tokenSetting("zeroFormattingBehavior") ?? "default"
        let units = [
            ("day", 86_400, "d", "day"), ("hour", 3600, "h", "hr"), ("minute", 60, "m", "min"),
            ("second", 1, "s", "sec")
        ]
        var rest = Int(abs(seconds).rounded(.down))
        var parts: [(count: Int, unit: (String, Int, String, String))] = []
        for unit in units where allowed.contains(unit.0) {
            parts.append((rest / unit.1, unit))
            rest %= unit.1
        }
        let keepsZeros = zeros == "pad" || zeros == "none"
        if style == "positional" {
            if !keepsZeros {
                while parts.count > (parts.last?.unit.0 == "second" ? 2 : 1), parts[0].count == 0 {
                    parts.removeFirst()
                }
            }
            let texts = parts.enumerated().map { index, part in
                index > 0 || zeros == "pad" ? padded(part.count) : "\(part.count)"
            }
            return (seconds < 0 ? "-" : "") + texts.joined(separator: ":")
        }
        if !keepsZeros {
            let last = parts.suffix(1)
            parts.removeAll { $0.count == 0 }
            if parts.isEmpty { parts = Array(last) }
        }
        if let most = formatter.setting("maximumUnitCount", as: Int.self), most > 0 {
            parts = Array(parts.prefix(most))
        }
        let texts = parts.map { count, unit in
            switch style {
            case "full": "\(count) \(unit.0)\(count == 1 ? "" : "s")"
            case "spellOut": "\(EnglishText.spelledOut(count)) \(unit.0)\(count == 1 ? "" : "s")"
            case "short": "\(count) \(unit.3)"
            case "brief": "\(count)\(unit.3)"
            default: "\(count)\(unit.2)"
            }
        }
        return texts.joined(separator: style == "abbreviated" || style == "brief" ? " " : ", ")
    }

    static let byteCount = NativeType.object(
        "ByteCountFormatter",
        "countStyle: ByteCountFormatter.CountStyle; allowedUnits: Any; includesUnit: Bool; isAdaptive: Bool"
    ) { type in
        type.method("string", "(fromByteCount count: Int) -> String") { call in
            let style = try call.me(as: ObjectValue.self).tokenSetting("countStyle")
            return .string(ByteCounts.text(of: try call.get(0), style: style))
        }
        type.staticFunction("string", "(fromByteCount count: Int, countStyle: ByteCountFormatter.CountStyle) -> String")
        {
            call in .string(ByteCounts.text(of: try call.get(0), style: try call.token(1)))
        }
    }

    static let list = NativeType.object("ListFormatter", "locale: Locale") { type in
        type.method("string", "(from items: [Any]) -> String?") { call in
            guard case .array(let values) = call.value(0) else { return .none }
            return .string(EnglishText.list(try values.map { try call.evaluator.text(of: $0) }))
        }
        type.staticFunction("localizedString", "(byJoining strings: [String]) -> String") { call in
            .string(EnglishText.list(try call.get(0)))
        }
    }
}
