/// Works out the formulas in explanations: numbers with `+ − · /`, parentheses, `max(a, b)` and `min(a, b)`.
struct Arithmetic {
    private let characters: [Character]
    private var position = 0

    /// The result of a formula; `nil` if it is none.
    static func value(of text: String) -> Double? {
        var reader = Arithmetic(text)
        guard let value = reader.sum(), reader.position == reader.characters.count else { return nil }
        return value
    }

    private init(_ text: String) { characters = text.filter { $0 != " " } }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while true {
            if take("+") {
                guard let term = product() else { return nil }
                value += term
            } else if take("−") {
                guard let term = product() else { return nil }
                value -= term
            } else {
                return value
            }
        }
    }

    private mutating func product() -> Double? {
        guard var value = factor() else { return nil }
        while true {
            if take("·") {
                guard let other = factor() else { return nil }
                value *= other
            } else if take("/") {
                guard let other = factor() else { return nil }
                value /= other
            } else {
                return value
            }
        }
    }

    private mutating func factor() -> Double? {
        if take("−") { return factor().map { -$0 } }
        if take("(") {
            let value = sum()
            return take(")") ? value : nil
        }
        let word = String(characters[position...].prefix { $0.isLetter })
        if word == "inf" {
            position += 3
            return .infinity
        }
        if word == "max" || word == "min" {
            position += 3
            guard take("("), let left = sum(), take(","), let right = sum(), take(")") else { return nil }
            return word == "max" ? max(left, right) : min(left, right)
        }
        let number = String(characters[position...].prefix { $0.isNumber || $0 == "." })
        position += number.count
        return Double(number)
    }
}
