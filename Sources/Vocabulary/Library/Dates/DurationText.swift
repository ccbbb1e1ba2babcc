/// Lengths of time on clocks.
enum DurationText {
    /// A clock by a pattern, which may say how long the first number and the fraction of a second are.
    static func pattern(_ seconds: Double, _ pattern: Value?) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return "0:00" }
        var name = "hourMinuteSecond"
        var width = 1
        var fraction = 0
        var rule: String?
        switch pattern {
        case .native(let token as Token)?: name = token.name
        case .native(let call as TokenCall)?:
            name = call.name
            width = (call.argument("padMinuteToLength") ?? call.argument("padHourToLength")).flatMap(Int.converted) ?? 1
            fraction = call.argument("fractionalSecondsLength").flatMap(Int.converted) ?? 0
            rule = (call.argument("roundFractionalSeconds") ?? call.argument("roundSeconds"))?.tokenName
        default: break
        }
        let sign = seconds < 0 ? "-" : ""
        if name == "hourMinute" {
            let minutes = Int((abs(seconds) / 60).rounded(FloatingPointRoundingRule(named: rule ?? "")))
            return sign + first(minutes / 60, width) + ":" + padded(minutes % 60)
        }
        var digits = DecimalDigits(abs(seconds))
        digits.round(fraction: min(max(fraction, 0), 9), .init(name: rule))
        let text = digits.text(minimumFraction: fraction)
        let whole = Int(text.prefix { $0 != "." }) ?? 0
        let end = padded(whole % 60) + text.drop { $0 != "." }
        if name == "minuteSecond" { return sign + first(whole / 60, width) + ":" + end }
        return sign + first(whole / 3600, width) + ":" + padded(whole / 60 % 60) + ":" + end
    }

    /// The first number of a clock, in groups of thousands and at least so many digits long.
    private static func first(_ number: Int, _ width: Int) -> String {
        DecimalDigits(Double(number)).text(minimumInteger: width, grouping: ",")
    }
}
