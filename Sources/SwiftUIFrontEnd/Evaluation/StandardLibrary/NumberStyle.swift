import Vocabulary

/// Number formats of `formatted(…)` and `format:`, read from the text of the style.
enum NumberStyle {
    static func format(_ value: Value, _ style: String, _ machine: Interpreter) throws -> String {
        guard var number = NumberMembers.double(value) else { return try machine.text(of: value) }
        var low = 0
        var high = { if case .int = value { 0 } else { 6 } }()
        let isPercent = style.contains("percent")
        let isCurrency = style.contains("currency")
        if isPercent, case .double = value {
            number *= 100
            high = 0
        }
        if isCurrency { (low, high) = (2, 2) }
        if let count = argument(of: "fractionLength", in: style) {
            (low, high) = count
        }
        if style.contains(".rounded"), !style.contains("fractionLength"), argument(of: "increment", in: style)?.0 == 1 { (low, high) = (0, 0) }
        var text = style.contains("grouping(.never)") ? plain(number, low, high) : grouped(number, low, high)
        if isPercent { text += "%" }
        if isCurrency {
            let code = style.contains("EUR") ? "€" : style.contains("GBP") ? "£" : style.contains("JPY") ? "¥" : "$"
            text = number < 0 ? "-" + code + text.dropFirst() : code + text
        }
        return text
    }

    private static func argument(of name: String, in style: String) -> (Int, Int)? {
        let parts = StringMembers.components(style, name + "(")
        guard parts.count > 1 else { return nil }
        let inner = parts[1].prefix { $0 != ")" }
        let numbers = inner.split { !$0.isNumber }.compactMap { Int($0) }.map { min($0, 20) }
        guard let first = numbers.first else { return nil }
        return (first, numbers.count > 1 ? max(first, numbers[1]) : first)
    }

    static func plain(_ number: Double, _ low: Int, _ high: Int) -> String {
        var text = StringFormat.fixed(number, high)
        if high > low, text.contains(".") {
            var places = high
            while places > low, text.hasSuffix("0") {
                text.removeLast()
                places -= 1
            }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text == "-0" ? "0" : text
    }

    /// With commas between thousands.
    static func grouped(_ number: Double, _ low: Int, _ high: Int) -> String {
        let text = plain(number, low, high)
        let sign = text.hasPrefix("-") ? "-" : ""
        let parts = text.dropFirst(sign.count).split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, whole.allSatisfy(\.isNumber) else { return text }
        var out = ""
        for (place, digit) in whole.enumerated() {
            if place > 0, (whole.count - place) % 3 == 0 { out.append(",") }
            out.append(digit)
        }
        return sign + out + (parts.count > 1 ? "." + parts[1] : "")
    }
}
