import Vocabulary

/// `String(format:)` and `specifier:`.
enum StringFormat {
    static func format(_ text: String, _ arguments: [Value], _ machine: Interpreter, _ range: Range<Int>) throws
        -> String
    {
        try machine.charge(steps: text.utf8.count / 8, bytes: 0)
        var out = ""
        var next = 0
        let characters = Array(text)
        var place = 0
        while place < characters.count {
            guard characters[place] == "%" else {
                out.append(characters[place])
                place += 1
                continue
            }
            place += 1
            guard place < characters.count else { break }
            if characters[place] == "%" {
                out.append("%")
                place += 1
                continue
            }
            var flags = Set<Character>()
            var width = 0
            var precision: Int?
            var digits = 0
            while place < characters.count, "-+ 0#".contains(characters[place]) {
                flags.insert(characters[place])
                place += 1
            }
            while place < characters.count, let digit = characters[place].wholeNumberValue, characters[place].isASCII {
                digits = min(digits * 10 + digit, 100_000)
                place += 1
            }
            if place < characters.count, characters[place] == "$" {
                next = max(0, digits - 1)
                digits = 0
                place += 1
                while place < characters.count, let digit = characters[place].wholeNumberValue {
                    digits = min(digits * 10 + digit, 100_000)
                    place += 1
                }
            }
            width = digits
            if place < characters.count, characters[place] == "." {
                place += 1
                var count = 0
                while place < characters.count, let digit = characters[place].wholeNumberValue {
                    count = min(count * 10 + digit, 1_000)
                    place += 1
                }
                precision = count
            }
            while place < characters.count, "lhqzjtL".contains(characters[place]) { place += 1 }
            guard place < characters.count else { break }
            let conversion = characters[place]
            place += 1
            let value = next < arguments.count ? arguments[next] : .none
            next += 1
            var body = try converted(value, conversion, precision, flags, machine)
            // Foundation pads no objects.
            if body.count < width, conversion != "@" {
                let fill = width - body.count
                try machine.charge(steps: 1, bytes: fill)
                if flags.contains("-") {
                    body += String(repeating: " ", count: fill)
                } else if flags.contains("0"), !"sc".contains(conversion) {
                    let sign = body.hasPrefix("-") || body.hasPrefix("+") ? String(body.removeFirst()) : ""
                    body = sign + String(repeating: "0", count: fill) + body
                } else {
                    body = String(repeating: " ", count: fill) + body
                }
            }
            out += body
        }
        try machine.charge(steps: 1, bytes: out.utf8.count)
        return out
    }

    private static func converted(
        _ value: Value, _ conversion: Character, _ precision: Int?, _ flags: Set<Character>, _ machine: Interpreter
    ) throws -> String {
        func signed(_ text: String) -> String {
            if text.hasPrefix("-") { return text }
            return flags.contains("+") ? "+" + text : flags.contains(" ") ? " " + text : text
        }
        switch conversion {
        case "d", "i", "u":
            var text = String(NumberMembers.int(value) ?? 0)
            if let precision {
                let isNegative = text.hasPrefix("-")
                let digits = isNegative ? String(text.dropFirst()) : text
                if digits.count < precision {
                    text = (isNegative ? "-" : "") + String(repeating: "0", count: precision - digits.count) + digits
                }
            }
            return signed(text)
        case "x": return String(UInt(bitPattern: NumberMembers.int(value) ?? 0), radix: 16)
        case "X": return String(UInt(bitPattern: NumberMembers.int(value) ?? 0), radix: 16, uppercase: true)
        case "o": return String(UInt(bitPattern: NumberMembers.int(value) ?? 0), radix: 8)
        case "f", "F": return signed(fixed(NumberMembers.double(value) ?? 0, precision ?? 6))
        case "e", "E":
            let text = exponential(NumberMembers.double(value) ?? 0, precision ?? 6)
            return signed(conversion == "E" ? text.uppercased() : text)
        case "g", "G": return signed(general(NumberMembers.double(value) ?? 0, precision ?? 6))
        case "c":
            if let code = NumberMembers.int(value), let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) {
                return String(Character(scalar))
            }
            return try machine.text(of: value)
        default:
            let text = try machine.text(of: value)
            return precision.map { String(text.prefix($0)) } ?? text
        }
    }

    /// Decimal digits after the point, rounded half to even on the exact value.
    static func fixed(_ value: Double, _ places: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        var digits = ExactDecimal(abs(value))
        let (whole, fraction) = digits.rounded(places)
        let sign = value.sign == .minus ? "-" : ""
        return sign + whole + (places > 0 ? "." + fraction : "")
    }

    private static func exponential(_ value: Double, _ places: Int) -> String {
        guard value.isFinite, value != 0 else { return fixed(value, places) + (value == 0 ? "e+00" : "") }
        var exponent = Int((MathFunctions.log10(abs(value))).rounded(.down))
        var mantissa = value / MathFunctions.pow(10, Double(exponent))
        if abs(mantissa) >= 10 {
            mantissa /= 10
            exponent += 1
        }
        if abs(mantissa) < 1 {
            mantissa *= 10
            exponent -= 1
        }
        let digits = String(abs(exponent))
        return fixed(mantissa, places) + "e" + (exponent < 0 ? "-" : "+") + (digits.count < 2 ? "0" : "") + digits
    }

    private static func general(_ value: Double, _ places: Int) -> String {
        guard value.isFinite, value != 0 else { return value == 0 ? "0" : fixed(value, 0) }
        let wanted = max(1, places)
        let exponent = Int((MathFunctions.log10(abs(value))).rounded(.down))
        var text =
            exponent < -4 || exponent >= wanted
            ? exponential(value, wanted - 1) : fixed(value, max(0, wanted - 1 - exponent))
        let end = text.firstIndex(of: "e") ?? text.endIndex
        let tail = text[end...]
        text = String(text[..<end])
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return text + tail
    }
}

/// All decimal digits of a double: it is a whole number over a power of two, so they end.
struct ExactDecimal {
    private var whole: [UInt8] = [0]
    private var fraction: [UInt8] = []

    init(_ value: Double) {
        guard value.isFinite, value > 0 else { return }
        let exponent = Int(value.exponent) - 52
        let bits = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
        var number: [UInt8] = String(bits).utf8.map { $0 - 48 }
        let shift = value.isNormal ? exponent : -1074
        if shift > 0 {
            for _ in 0..<shift { Self.double(&number) }
            whole = number
            return
        }
        // Dividing by two k times is multiplying by five k times and moving the point k places.
        let places = -shift
        for _ in 0..<places { Self.times5(&number) }
        if number.count <= places {
            number = Array(repeating: 0, count: places - number.count + 1) + number
        }
        whole = Array(number[..<(number.count - places)])
        fraction = Array(number[(number.count - places)...])
    }

    private static func double(_ digits: inout [UInt8]) { multiply(&digits, 2) }
    private static func times5(_ digits: inout [UInt8]) { multiply(&digits, 5) }

    private static func multiply(_ digits: inout [UInt8], _ factor: Int) {
        var carry = 0
        for place in digits.indices.reversed() {
            let product = Int(digits[place]) * factor + carry
            digits[place] = UInt8(product % 10)
            carry = product / 10
        }
        if carry > 0 { digits.insert(UInt8(carry), at: 0) }
    }

    /// The digits before and after the point with so many places.
    mutating func rounded(_ places: Int) -> (String, String) {
        var digits = whole + fraction.prefix(places)
        let missing = max(0, places - fraction.count)
        digits += Array(repeating: 0, count: missing)
        let rest = fraction.dropFirst(places)
        if let first = rest.first {
            let isTie = first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
            let up = isTie ? (digits.last ?? 0) % 2 == 1 : first >= 5
            if up {
                var place = digits.count - 1
                while place >= 0 {
                    if digits[place] < 9 {
                        digits[place] += 1
                        break
                    }
                    digits[place] = 0
                    place -= 1
                }
                if place < 0 { digits.insert(1, at: 0) }
            }
        }
        func text(_ part: some Sequence<UInt8>) -> String { String(decoding: part.map { $0 + 48 }, as: UTF8.self) }
        return (text(digits.dropLast(places)), text(digits.suffix(places)))
    }
}
