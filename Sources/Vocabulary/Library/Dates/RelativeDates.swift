/// Distances in time in English: `2 hours ago`, `in 3 days`, `yesterday`.
enum RelativeDates {
    private static let units: [(name: String, seconds: Double, short: String, narrow: String)] = [
        ("year", 31_536_000, "yr.", "y"), ("month", 2_592_000, "mo.", "mo"), ("week", 604_800, "wk.", "w"),
        ("day", 86_400, "day", "d"), ("hour", 3600, "hr.", "h"), ("minute", 60, "min.", "min"), ("second", 1, "sec.", "s")
    ]

    /// The text of a distance; positive for the future.
    static func text(_ seconds: Double, named: Bool, width: String) -> String {
        let size = abs(seconds)
        let unit = units.first { size >= $0.seconds } ?? units[units.count - 1]
        let count = Int(exactly: (size / unit.seconds).rounded(.towardZero)) ?? 0
        let isPast = seconds < 0
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
