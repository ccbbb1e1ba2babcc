/// Distances in time in English: `2 hours ago`, `in 3 days`, `yesterday`.
enum RelativeDates {
    private static let units: [(name: String, seconds: Double, short: String, narrow: String)] = [
        ("year", 31_536_000, "yr.", "y"), ("month", 2_592_000, "mo.", "mo"), ("week", 604_800, "wk.", "w"),
        ("day", 86_400, "day", "d"), ("hour", 3600, "hr.", "h"), ("minute", 60, "min.", "min"),
        ("second", 1, "sec.", "s")
    ]

    /// `2 hr, 5 min`: the largest units of a length of time, at most `units` of them.
    static func amount(_ seconds: Double, units most: Int) -> String {
        var rest = seconds.rounded(.down)
        var parts: [String] = []
        for unit in units where parts.count < most && (rest >= unit.seconds || (unit.name == "second" && parts.isEmpty))
        {
            let count = Int(exactly: (rest / unit.seconds).rounded(.down)) ?? 0
            rest -= Double(count) * unit.seconds
            let short = unit.name == "month" ? "mth" : unit.short.filter { $0 != "." }
            parts.append("\(count) " + short + (count != 1 && ["yr", "mth", "wk", "day"].contains(short) ? "s" : ""))
        }
        return parts.joined(separator: ", ")
    }

    /// The text of a distance, whole units of it counted; positive for the future.
    static func text(_ seconds: Double, named: Bool, width: String) -> String {
        let size = abs(seconds)
        let unit = units.first { size >= $0.seconds } ?? units[units.count - 1]
        let count = Int(exactly: (size / unit.seconds).rounded(.towardZero)) ?? 0
        return text(RelativeDistance(unit: unit.name, count: count, isPast: seconds < 0), named: named, width: width)
    }

    /// The text of a distance.
    static func text(_ distance: RelativeDistance, named: Bool, width: String) -> String {
        let unit = units.first { $0.name == distance.unit } ?? units[units.count - 1]
        let (count, isPast) = (distance.count, distance.isPast)
        if named {
            switch (unit.name, count) {
            case ("second", 0): return "now"
            case ("day", 1): return isPast ? "yesterday" : "tomorrow"
            case ("second", _), ("minute", _), ("hour", _): break
            case (_, 1): return (isPast ? "last " : "next ") + (width == "wide" ? unit.name : unit.short)
            default: break
            }
        }
        let amount: String
        switch width {
        case "short": amount = "\(count) \(unit.short)" + (unit.short == "day" && count != 1 ? "s" : "")
        case "narrow", "abbreviated": amount = "\(count)\(unit.narrow)"
        case "spellOut": amount = "\(EnglishText.spelledOut(count)) \(unit.name)\(count == 1 ? "" : "s")"
        default: amount = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
        }
        return isPast ? amount + " ago" : "in " + amount
    }
}
