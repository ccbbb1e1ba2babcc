/// A number as decimal digits, for rounding and writing as formatters do: the fewest digits that mean the same double.
struct DecimalDigits {
    private(set) var isNegative: Bool
    /// The digits, most significant first, without leading zeros.
    private var digits: [UInt8]
    /// How many of the digits stand before the point; negative for leading zeros behind it.
    private var pointPosition: Int

    enum Rounding {
        case halfEven, halfUp, halfDown, up, down, ceiling, floor

        init(name: String?) {
            switch name {
            case "halfUp", "toNearestOrAwayFromZero": self = .halfUp
            case "halfDown": self = .halfDown
            case "up": self = .up
            case "awayFromZero": self = .up
            case "down": self = .down
            case "towardZero": self = .down
            case "ceiling": self = .ceiling
            case "floor": self = .floor
            default: self = .halfEven
            }
        }
    }

    init(_ number: Double) {
        isNegative = number < 0
        digits = []
        pointPosition = 0
        guard number.isFinite, number != 0 else { return }
        var exponent = 0
        var point: Int?
        var text = "\(number.magnitude)"[...]
        if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            exponent = Int(text[text.index(after: mark)...].drop { $0 == "+" }) ?? 0
            text = text[..<mark]
        }
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") {
                point = digits.count
            } else {
                digits.append(byte &- UInt8(ascii: "0"))
            }
        }
        pointPosition = (point ?? digits.count) + exponent
        normalize()
    }

    private mutating func normalize() {
        let zeros = digits.prefix { $0 == 0 }.count
        digits.removeFirst(zeros)
        pointPosition -= zeros
        while digits.last == 0 { digits.removeLast() }
        if digits.isEmpty { pointPosition = 0 }
    }

    var isZero: Bool { digits.isEmpty }
    /// The power of ten of the first digit.
    var magnitude: Int { pointPosition - 1 }
    var fractionCount: Int { max(0, digits.count - pointPosition) }

    /// The number times a power of ten.
    func shifted(by powers: Int) -> DecimalDigits {
        var result = self
        if !isZero { result.pointPosition += powers }
        return result
    }

    /// Rounds to so many digits behind the point.
    mutating func round(fraction: Int, _ rule: Rounding = .halfEven) { round(keeping: pointPosition + fraction, rule) }

    /// Rounds to so many digits from the first one on.
    mutating func round(significant: Int, _ rule: Rounding = .halfEven) { round(keeping: significant, rule) }

    private mutating func round(keeping count: Int, _ rule: Rounding) {
        guard count < digits.count else { return }
        let first = count >= 0 ? digits[count] : 0
        let hasMore = count >= 0 ? digits.count > count + 1 : !digits.isEmpty
        let lastIsOdd = count > 0 && digits[count - 1] % 2 == 1
        let increases: Bool
        switch rule {
        case .halfEven: increases = first > 5 || (first == 5 && (hasMore || lastIsOdd))
        case .halfUp: increases = first >= 5
        case .halfDown: increases = first > 5 || (first == 5 && hasMore)
        case .up: increases = true
        case .down: increases = false
        case .ceiling: increases = !isNegative
        case .floor: increases = isNegative
        }
        if count <= 0 {
            digits = increases ? [1] : []
            if increases { pointPosition = pointPosition - count + 1 }
        } else {
            digits.removeLast(digits.count - count)
            if increases {
                var index = count - 1
                while index >= 0, digits[index] == 9 {
                    digits[index] = 0
                    index -= 1
                }
                if index >= 0 {
                    digits[index] += 1
                } else {
                    digits.insert(1, at: 0)
                    pointPosition += 1
                }
            }
        }
        normalize()
    }

    /// The digits with at least so many before and behind the point, without a sign.
    func text(
        minimumInteger: Int = 1, minimumFraction: Int = 0, grouping: String? = nil, point: String = "."
    ) -> String {
        let integerCount = max(pointPosition, 0)
        func digit(_ index: Int) -> Character {
            let place = index >= 0 && index < digits.count ? digits[index] : 0
            return Character(UnicodeScalar(UInt8(ascii: "0") + place))
        }
        var integers: [Character] = []
        for index in (integerCount - max(integerCount, minimumInteger))..<integerCount { integers.append(digit(index)) }
        // Digits before the first one are zeros that pad the number.
        var text = ""
        for (index, character) in integers.enumerated() {
            if let grouping, index > 0, (integers.count - index) % 3 == 0 { text += grouping }
            text.append(character)
        }
        let fraction = max(fractionCount, minimumFraction)
        if fraction > 0 {
            text += point
            for index in pointPosition..<(pointPosition + fraction) { text.append(digit(index)) }
        }
        return text
    }
}
