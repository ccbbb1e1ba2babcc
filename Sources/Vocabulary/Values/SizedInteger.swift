/// An integer of a type other than `Int`: `UInt8`, `Int16`, `UInt`…, with that type's range.
public struct SizedInteger: NativeValue, Hashable, Sendable {
    /// The types that are kept apart from `Int`; `Int64` has its range and is one with it.
    public enum Kind: String, CaseIterable, Sendable {
        case int8 = "Int8", int16 = "Int16", int32 = "Int32"
        case uint8 = "UInt8", uint16 = "UInt16", uint32 = "UInt32", uint64 = "UInt64", uint = "UInt"

        /// The type of a name; `nil` for another, which most names are told by their length and first letter.
        public init?(name: String) {
            guard (4...6).contains(name.utf8.count),
                name.utf8.first == UInt8(ascii: "U") || name.utf8.first == UInt8(ascii: "I")
            else { return nil }
            self.init(rawValue: name)
        }
    }

    /// What an operation gave.
    public enum Outcome {
        case number(SizedInteger)
        case truth(Bool)
        case overflow
        case divisionByZero
    }

    public let kind: Kind
    /// The number, sign- or zero-extended to 64 bits.
    public let bits: UInt64

    public var typeName: String { kind.rawValue }
    public var debugText: String { description }
    public var hashText: String { description }

    /// The number as text in base 10.
    public var description: String { text(radix: 10, uppercase: false) }

    /// The number as an `Int`; `nil` if it does not fit.
    public var int: Int? { isSigned ? Int(Int64(bitPattern: bits)) : Int(exactly: bits) }
    /// The number as a Double.
    public var double: Double { isSigned ? Double(Int64(bitPattern: bits)) : Double(bits) }
    var isSigned: Bool {
        switch kind {
        case .int8, .int16, .int32: true
        default: false
        }
    }

    /// A number of the type; `nil` if it is outside of the range.
    public init?(_ value: Int, _ kind: Kind) {
        let made = SizedInteger(truncating: UInt64(bitPattern: Int64(value)), kind)
        guard made.int == value else { return nil }
        self = made
    }

    /// The lowest bits of a number as a number of the type.
    public init(truncating bits: UInt64, _ kind: Kind) {
        self.kind = kind
        self.bits =
            switch kind {
            case .int8: UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: bits)))
            case .int16: UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: bits)))
            case .int32: UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: bits)))
            case .uint8: UInt64(UInt8(truncatingIfNeeded: bits))
            case .uint16: UInt64(UInt16(truncatingIfNeeded: bits))
            case .uint32: UInt64(UInt32(truncatingIfNeeded: bits))
            case .uint64, .uint: bits
            }
    }

    /// How many bits numbers of the type have.
    public var bitWidth: Int {
        switch kind {
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        case .uint64, .uint: 64
        }
    }

    /// The smallest and largest number of a type.
    public static func bounds(of kind: Kind) -> (SizedInteger, SizedInteger) {
        let width = SizedInteger(truncating: 0, kind).bitWidth
        if SizedInteger(truncating: 0, kind).isSigned {
            let top = UInt64(1) << UInt64(width - 1)
            return (SizedInteger(truncating: 0 &- top, kind), SizedInteger(truncating: top - 1, kind))
        }
        return (SizedInteger(truncating: 0, kind), SizedInteger(truncating: .max, kind))
    }

    /// The number as text in a base.
    public func text(radix: Int, uppercase: Bool) -> String {
        isSigned
            ? String(Int64(bitPattern: bits), radix: radix, uppercase: uppercase)
            : String(bits, radix: radix, uppercase: uppercase)
    }

    public static func < (a: SizedInteger, b: SizedInteger) -> Bool {
        a.isSigned ? Int64(bitPattern: a.bits) < Int64(bitPattern: b.bits) : a.bits < b.bits
    }

    /// `a operator b` for two numbers of one type; `nil` if the operator is none of theirs.
    public static func operate(_ symbol: String, _ a: SizedInteger, _ b: SizedInteger) -> Outcome? {
        switch a.kind {
        case .int8: operate(symbol, a, b, as: Int8.self)
        case .int16: operate(symbol, a, b, as: Int16.self)
        case .int32: operate(symbol, a, b, as: Int32.self)
        case .uint8: operate(symbol, a, b, as: UInt8.self)
        case .uint16: operate(symbol, a, b, as: UInt16.self)
        case .uint32: operate(symbol, a, b, as: UInt32.self)
        case .uint64, .uint: operate(symbol, a, b, as: UInt64.self)
        }
    }

    private static func operate<T: FixedWidthInteger>(
        _ symbol: String, _ a: SizedInteger, _ b: SizedInteger, as type: T.Type
    ) -> Outcome? {
        let (x, y) = (T(truncatingIfNeeded: a.bits), T(truncatingIfNeeded: b.bits))
        func number(_ value: T) -> Outcome {
            .number(SizedInteger(truncating: UInt64(truncatingIfNeeded: value), a.kind))
        }
        func checked(_ result: (partialValue: T, overflow: Bool)) -> Outcome {
            result.overflow ? .overflow : number(result.partialValue)
        }
        switch symbol {
        case "+": return checked(x.addingReportingOverflow(y))
        case "-": return checked(x.subtractingReportingOverflow(y))
        case "*": return checked(x.multipliedReportingOverflow(by: y))
        case "/": return y == 0 ? .divisionByZero : checked(x.dividedReportingOverflow(by: y))
        case "%": return y == 0 ? .divisionByZero : checked(x.remainderReportingOverflow(dividingBy: y))
        case "&+": return number(x &+ y)
        case "&-": return number(x &- y)
        case "&*": return number(x &* y)
        case "&": return number(x & y)
        case "|": return number(x | y)
        case "^": return number(x ^ y)
        case "<<": return number(x << y)
        case ">>": return number(x >> y)
        case "<": return .truth(x < y)
        case "<=": return .truth(x <= y)
        case ">": return .truth(x > y)
        case ">=": return .truth(x >= y)
        case "==": return .truth(x == y)
        case "!=": return .truth(x != y)
        default: return nil
        }
    }

    /// All bits turned round.
    public var inverted: SizedInteger { SizedInteger(truncating: ~bits, kind) }

    /// The bytes in the opposite order.
    public var byteSwapped: SizedInteger {
        SizedInteger(truncating: bits.byteSwapped >> UInt64(64 - bitWidth), kind)
    }

    /// The bits of the type's own width, without those that extend the sign.
    public var ownBits: UInt64 { bitWidth == 64 ? bits : bits & ((1 << UInt64(bitWidth)) - 1) }
}

/// A number of type `Float`.
public struct FloatValue: NativeValue, Hashable, Sendable {
    public let number: Float

    public init(_ number: Float) { self.number = number }

    public var typeName: String { "Float" }
    public var debugText: String { "\(number)" }
    public var hashText: String { Value.double(Double(number)).hashText }
}
