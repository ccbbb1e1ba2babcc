import Vocabulary

/// Numbers of types other than Int and Double: what the interpreter does with them.
enum SizedNumbers {
    static func kind(_ type: TypeName?) -> SizedInteger.Kind? {
        guard case .named(let name, _)? = type?.unwrapped else { return nil }
        return SizedInteger.Kind(name: name)
    }

    static func isFloat(_ type: TypeName?) -> Bool { type?.unwrapped == .named("Float") }

    /// A plain number as one of the type, where it fits.
    static func converted(_ value: Value, to type: TypeName) -> Value? {
        if let kind = kind(type) {
            guard case .int(let number) = value else { return nil }
            return SizedInteger(number, kind).map { .native($0) }
        }
        if isFloat(type), let number = NumberMembers.double(value) { return .native(FloatValue(Float(number))) }
        return nil
    }

    /// The number as an Int or a Double, which the methods of these know.
    static func plain(_ value: Value) -> Value? {
        guard case .native(let native) = value else { return nil }
        if let number = native.exactly(SizedInteger.self) {
            return number.int.map { .int($0) } ?? .double(number.double)
        }
        if let number = native.exactly(FloatValue.self) { return .double(Double(number.number)) }
        return nil
    }

    /// A result of a method of Int or Double as a number of the receiver's own type.
    static func restored(_ value: Value, like original: Value) -> Value {
        guard case .native(let native) = original else { return value }
        switch (native, value) {
        case (let number as SizedInteger, .int(let int)):
            return .native(SizedInteger(truncating: UInt64(bitPattern: Int64(int)), number.kind))
        case (is FloatValue, .double(let double)): return .native(FloatValue(Float(double)))
        case (_, .tuple(let tuple)):
            return .tuple(
                TupleValue(labels: tuple.labels, elements: tuple.elements.map { restored($0, like: original) }))
        default: return value
        }
    }

    /// `a operator b` where one side is such a number; `nil` if neither is.
    static func binary(
        _ symbol: String, _ a: Value, _ b: Value, _ m: Interpreter, _ range: Range<Int>
    ) throws -> Value? {
        switch (a, b) {
        case (.native(let x as SizedInteger), .native(let y as SizedInteger)):
            return try integers(symbol, x, y, m, range)
        case (.native(let x as SizedInteger), .int(let number)):
            if symbol == "<<" || symbol == ">>" { return try shifted(symbol, x, number, m, range) }
            return try integers(symbol, x, try sized(number, x.kind, m, range), m, range)
        case (.int(let number), .native(let y as SizedInteger)):
            if symbol == "<<" || symbol == ">>" {
                return try m.binary(symbol, a, .int(y.int ?? .max), range)
            }
            return try integers(symbol, try sized(number, y.kind, m, range), y, m, range)
        case (.native(let x as FloatValue), _):
            return NumberMembers.double(b).flatMap { floats(symbol, x.number, Float($0)) }
        case (_, .native(let y as FloatValue)):
            return NumberMembers.double(a).flatMap { floats(symbol, Float($0), y.number) }
        default: return nil
        }
    }

    private static func sized(
        _ number: Int, _ kind: SizedInteger.Kind, _ m: Interpreter, _ range: Range<Int>
    ) throws -> SizedInteger {
        guard let made = SizedInteger(number, kind) else {
            throw m.failure("integer-overflow", "\(number) does not fit \(kind.rawValue)", range)
        }
        return made
    }

    private static func shifted(
        _ symbol: String, _ x: SizedInteger, _ by: Int, _ m: Interpreter, _ range: Range<Int>
    ) throws -> Value? {
        if by < 0 { return try shifted(symbol == "<<" ? ">>" : "<<", x, by == .min ? .max : -by, m, range) }
        let amount = SizedInteger(truncating: UInt64(min(by, 100)), x.kind)
        return try integers(symbol, x, amount, m, range)
    }

    private static func integers(
        _ symbol: String, _ x: SizedInteger, _ y: SizedInteger, _ m: Interpreter, _ range: Range<Int>
    ) throws -> Value? {
        switch SizedInteger.operate(symbol, x, y) {
        case .number(let result)?: return .native(result)
        case .truth(let flag)?: return .bool(flag)
        case .overflow?:
            throw m.failure(
                "integer-overflow", "\(x.description) \(symbol) \(y.description) does not fit \(x.typeName)", range)
        case .divisionByZero?:
            throw m.failure("division-by-zero", "\(x.description) is divided by zero", range)
        case nil: return nil
        }
    }

    private static func floats(_ symbol: String, _ x: Float, _ y: Float) -> Value? {
        func number(_ value: Float) -> Value { .native(FloatValue(value)) }
        return switch symbol {
        case "+": number(x + y)
        case "-": number(x - y)
        case "*": number(x * y)
        case "/": number(x / y)
        case "%": number(x.truncatingRemainder(dividingBy: y))
        case "<": .bool(x < y)
        case "<=": .bool(x <= y)
        case ">": .bool(x > y)
        case ">=": .bool(x >= y)
        case "==": .bool(x == y)
        case "!=": .bool(x != y)
        default: nil
        }
    }

    static func prefix(_ symbol: String, _ value: Value, _ m: Interpreter, _ range: Range<Int>) throws -> Value? {
        guard case .native(let native) = value else { return nil }
        switch (symbol, native) {
        case ("~", let number as SizedInteger): return .native(number.inverted)
        case ("-", let number as SizedInteger):
            return try integers("-", SizedInteger(truncating: 0, number.kind), number, m, range)
        case ("-", let number as FloatValue): return .native(FloatValue(-number.number))
        default: return nil
        }
    }

    /// `addingReportingOverflow` and its kin.
    static func reportingOverflow(_ name: String, _ me: Value, _ other: Value) -> Value? {
        guard case .native(let native) = me, let x = native.exactly(SizedInteger.self) else { return nil }
        let symbol: (checked: String, wrapping: String)
        switch name {
        case "addingReportingOverflow": symbol = ("+", "&+")
        case "subtractingReportingOverflow": symbol = ("-", "&-")
        case "multipliedReportingOverflow": symbol = ("*", "&*")
        default: return nil
        }
        var second = other
        if case .int = other { second = converted(other, to: .named(x.typeName)) ?? other }
        guard case .native(let y as SizedInteger) = second,
            case .number(let wrapped)? = SizedInteger.operate(symbol.wrapping, x, y)
        else { return nil }
        var overflows = false
        if case .overflow? = SizedInteger.operate(symbol.checked, x, y) { overflows = true }
        return .tuple(
            TupleValue(labels: ["partialValue", "overflow"], elements: [.native(wrapped), .bool(overflows)]))
    }

    static func property(_ name: String, of native: any NativeValue) -> Value? {
        guard let number = native.exactly(SizedInteger.self) else { return nil }
        return switch name {
        case "bitWidth": .int(number.bitWidth)
        case "nonzeroBitCount": .int(number.ownBits.nonzeroBitCount)
        case "leadingZeroBitCount": .int(number.ownBits.leadingZeroBitCount - (64 - number.bitWidth))
        case "trailingZeroBitCount": .int(min(number.bitWidth, number.ownBits.trailingZeroBitCount))
        case "byteSwapped": .native(number.byteSwapped)
        case "description": .string(number.description)
        default: nil
        }
    }
}
