/// A length of time in words, as `.units(allowed:width:maximumUnitCount:zeroValueUnits:valueLength:fractionalPart:)`
/// writes it.
struct DurationUnits {
    private let allowed: Set<String>
    private let width: String
    private let maximumCount: Int?
    /// How many digits a unit of which there is none has; `nil` if it is left out.
    private let zeroLength: Int?
    private let valueLength: Int
    private let fraction: Int
    private let rule: String?

    init(_ arguments: [Argument] = []) {
        func value(_ label: String) -> Value? { arguments.first { $0.name == label }?.value }
        func call(_ label: String) -> TokenCall? {
            guard case .native(let call as TokenCall)? = value(label) else { return nil }
            return call
        }
        let names = value("allowed").map(Self.names) ?? []
        allowed = names.isEmpty ? ["hours", "minutes", "seconds"] : names
        width = value("width")?.tokenName ?? "abbreviated"
        maximumCount = value("maximumUnitCount").flatMap(Int.converted)
        zeroLength = call("zeroValueUnits")?.argument("length").flatMap(Int.converted)
        valueLength = min(max(value("valueLength").flatMap(Int.converted) ?? 1, 1), 20)
        let part = call("fractionalPart")
        fraction = min(max(part?.argument("length").flatMap(Int.converted) ?? 0, 0), 9)
        rule = part?.argument("rounded")?.tokenName
    }

    /// The names of units in an array or a set.
    private static func names(in value: Value) -> Set<String> {
        switch value {
        case .array(let values): Set(values.compactMap(\.tokenName))
        case .set(let set): Set(set.elements.compactMap(\.tokenName))
        default: []
        }
    }

    private struct Unit {
        let name: String
        let seconds: Double
        let short: String
        let long: String
        let narrow: String
    }

    private static let all = [
        Unit(name: "weeks", seconds: 604_800, short: "wk", long: "week", narrow: "w"),
        Unit(name: "days", seconds: 86_400, short: "day", long: "day", narrow: "d"),
        Unit(name: "hours", seconds: 3_600, short: "hr", long: "hour", narrow: "h"),
        Unit(name: "minutes", seconds: 60, short: "min", long: "minute", narrow: "m"),
        Unit(name: "seconds", seconds: 1, short: "sec", long: "second", narrow: "s"),
        Unit(name: "milliseconds", seconds: 1e-3, short: "ms", long: "millisecond", narrow: "ms")
    ]

    func text(of seconds: Double) -> String {
        var units = Self.all.filter { allowed.contains($0.name) }
        guard seconds.isFinite, abs(seconds) < 1e12, !units.isEmpty else { return "0 sec" }
        if let maximumCount, maximumCount > 0 {
            // The largest unit that there is counts as the first, if none of the others is to be shown.
            let first = zeroLength == nil ? units.firstIndex { abs(seconds) >= $0.seconds } ?? units.count - 1 : 0
            units = Array(units[first...].prefix(maximumCount))
        }
        let last = units[units.count - 1]
        let scale = (0..<fraction).reduce(1.0) { scale, _ in scale * 10 }
        let rounding = FloatingPointRoundingRule(named: rule ?? "")
        var rest = (seconds / last.seconds * scale).rounded(rounding) / scale * last.seconds
        var parts: [String] = []
        for unit in units {
            let isLast = unit.name == last.name
            var amount = rest / unit.seconds
            if !isLast || fraction == 0 { amount = (amount + (amount < 0 ? -1e-9 : 1e-9)).rounded(.towardZero) }
            rest -= amount * unit.seconds
            let isZero = abs(amount) < 0.5 / scale
            if isZero, zeroLength == nil, !isLast || !parts.isEmpty { continue }
            parts.append(text(of: amount, unit, isLast: isLast, isZero: isZero))
        }
        return parts.joined(separator: width == "narrow" || width == "condensedAbbreviated" ? " " : ", ")
    }

    private func text(of amount: Double, _ unit: Unit, isLast: Bool, isZero: Bool) -> String {
        var digits = DecimalDigits(abs(amount))
        let places = isLast ? fraction : 0
        digits.round(fraction: places)
        let length = isZero ? max(zeroLength ?? 1, valueLength) : valueLength
        let sign = amount < 0 && !isZero ? "-" : ""
        let number =
            sign + digits.text(minimumInteger: min(length, 20), minimumFraction: places, grouping: ",")
        let isOne = number == "1"
        return switch width {
        case "wide": "\(number) \(unit.long)\(isOne ? "" : "s")"
        case "narrow": number + unit.narrow
        default: "\(number) \(unit.short == "day" && !isOne ? "days" : unit.short)"
        }
    }
}
