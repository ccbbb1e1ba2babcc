/// The texts of values as Foundation formats them, in English (United States) and UTC.
public enum Formatting {
    /// What `value.formatted(style)` and `Text(value, format: style)` show; `nil` if the style does not suit the value.
    public static func text(of value: Value, style: Value) -> String? {
        guard case .native(let style) = style else { return nil }
        switch style {
        case let style as NumberFormatStyleValue: return number(value, style)
        case let style as DateFormatStyleValue: return DateValue.converted(from: value).map(style.text)
        case let style as DateIntervalStyleValue: return style.text(of: value)
        case let style as RecordFormatStyleValue: return style.text(of: value)
        default: return nil
        }
    }

    /// What `value.formatted()` shows; `nil` for values without a format.
    public static func text(of value: Value) -> String? {
        switch value {
        case .int, .double: return number(value, NumberFormatStyleValue(.number))
        case .array(let values):
            let texts = values.compactMap(String.converted(from:))
            return texts.count == values.count ? EnglishText.list(texts) : nil
        case .native(let native):
            switch native {
            case let date as DateValue: return DateFormatStyleValue.standard.text(of: date)
            case let number as NumberValue: return NumberFormatStyleValue(.number).text(of: number.number)
            case let measurement as MeasurementValue: return measurement.text
            case let url as URLValue: return url.text
            default: return nil
            }
        default: return nil
        }
    }

    /// What `Text(date, style: style)` shows; `style` is a name of `Text.DateStyle`.
    public static func text(of date: DateValue, dateStyle style: String) -> String {
        let distance = date.seconds - FixedValues.now
        switch style {
        case "time": return DatePattern.text(of: date, pattern: "h:mm a")
        case "date": return DatePattern.text(of: date, pattern: "MMMM d, y")
        case "timer":
            let seconds = Int(exactly: abs(distance).rounded(.down)) ?? 0
            return seconds < 3600
                ? "\(seconds / 60):\(padded(seconds % 60))" : DurationText.pattern(Double(seconds), nil)
        case "offset":
            return (distance < 0 ? "-" : "+") + RelativeDates.amount(abs(distance), units: 1)
        default: return RelativeDates.amount(abs(distance), units: 2)
        }
    }

    private static func number(_ value: Value, _ style: NumberFormatStyleValue) -> String? {
        if case .int(let number) = value { return style.text(of: Double(number), isInteger: true) }
        if case .native(let native as NumberValue) = value { return style.text(of: native.number) }
        return Double.converted(from: value).map { style.text(of: $0) }
    }
}

/// Words of English that formatters use.
enum EnglishText {
    /// `a, b, and c`; short is `a, b, & c`, narrow `a, b, c`. Only `and` has other words for these.
    static func list(_ texts: [String], word: String = "and", width: String = "standard") -> String {
        let isAnd = word == "and"
        if isAnd, width == "narrow" { return texts.joined(separator: ", ") }
        let word = isAnd && width == "short" ? "&" : word
        return switch texts.count {
        case 0: ""
        case 1: texts[0]
        case 2: "\(texts[0]) \(word) \(texts[1])"
        default: texts.dropLast().joined(separator: ", ") + ", \(word) " + texts[texts.count - 1]
        }
    }

    /// `2 apples` for `2 apple`: the noun behind a number other than one in its plural.
    static func agreeing(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count > 1, let number = words.first, number.contains(where: \.isNumber), number != "1",
            let noun = words.last, let end = noun.last, end.isLetter
        else { return text }
        let lower = noun.lowercased()
        if end == "y", let before = noun.dropLast().last, !"aeiou".contains(before) { return text.dropLast() + "ies" }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
        return text + (hisses ? "es" : "s")
    }

    /// `1st`, `22nd`, `13th`.
    static func ordinal(_ number: Int) -> String {
        let suffix: String
        switch (abs(number) % 100, abs(number) % 10) {
        case (11...13, _): suffix = "th"
        case (_, 1): suffix = "st"
        case (_, 2): suffix = "nd"
        case (_, 3): suffix = "rd"
        default: suffix = "th"
        }
        return NumberFormatStyleValue(.number).text(of: Double(number)) + suffix
    }

    private static let ones = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"
    ]
    private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

    /// A whole number in words.
    static func spelledOut(_ number: Int) -> String {
        if number < 0 { return "minus " + spelledOut(number == .min ? .max : -number) }
        if number < 20 { return ones[number] }
        if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + ones[number % 10]) }
        let scales = [
            (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"),
            (100, "hundred")
        ]
        for (scale, name) in scales where number >= scale {
            let rest = number % scale
            return spelledOut(number / scale) + " " + name + (rest == 0 ? "" : " " + spelledOut(rest))
        }
        return ones[0]
    }
}
