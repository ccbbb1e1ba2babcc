import LayoutEngine

/// A Swift type that a `Value` can hold; native functions are written in terms of these.
protocol ValueConvertible: SendableMetatype {
    /// How messages call the type.
    static var describedName: String { get }
    /// The Swift value, or `nil` if the value is of another type.
    static func converted(from value: Value) -> Self?
    /// What stands for a value of the type that a module which cannot be seen would give; `nil` if nothing does.
    static var madeUp: Self? { get }
    var asValue: Value { get }
}

extension ValueConvertible {
    static var madeUp: Self? { nil }
}

extension Double: ValueConvertible {
    static var describedName: String { "a number" }
    static func converted(from value: Value) -> Double? {
        switch value {
        case .double(let number): number
        case .int(let number): Double(number)
        case .native(let native): native.exactly(FloatValue.self).map { Double($0.number) }
        default: nil
        }
    }
    static var madeUp: Double? { 0 }
    var asValue: Value { .double(self) }
}

extension Int: ValueConvertible {
    static var describedName: String { "an integer" }
    static func converted(from value: Value) -> Int? { if case .int(let number) = value { number } else { nil } }
    static var madeUp: Int? { 0 }
    var asValue: Value { .int(self) }
}

extension Bool: ValueConvertible {
    static var describedName: String { "a Bool" }
    static func converted(from value: Value) -> Bool? { if case .bool(let flag) = value { flag } else { nil } }
    static var madeUp: Bool? { false }
    var asValue: Value { .bool(self) }
}

extension String: ValueConvertible {
    static var describedName: String { "a string" }
    static func converted(from value: Value) -> String? {
        switch value {
        case .string(let text): text
        case .character(let character): String(character)
        case .native(let native):
            native.exactly(LocalizedStringKeyValue.self)?.plain ?? native.exactly(OutsideValue.self)?.madeUpText
        default: nil
        }
    }
    var asValue: Value { .string(self) }
}

extension Size: ValueConvertible {
    static var describedName: String { "a CGSize" }
    static func converted(from value: Value) -> Size? { if case .size(let size) = value { size } else { nil } }
    var asValue: Value { .size(self) }
}

extension Point: ValueConvertible {
    static var describedName: String { "a CGPoint" }
    static func converted(from value: Value) -> Point? { if case .point(let point) = value { point } else { nil } }
    var asValue: Value { .point(self) }
}

extension Rect: ValueConvertible {
    static var describedName: String { "a CGRect" }
    static func converted(from value: Value) -> Rect? { if case .rect(let box) = value { box.rect } else { nil } }
    var asValue: Value { .rect(RectBox(self)) }
}

extension ProposedViewSize: ValueConvertible {
    static var describedName: String { "a ProposedViewSize" }
    static func converted(from value: Value) -> ProposedViewSize? {
        if case .proposal(let box) = value { box.proposal } else { nil }
    }
    var asValue: Value { .proposal(ProposalBox(self)) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    static var describedName: String { Wrapped.describedName + " or nil" }
    static func converted(from value: Value) -> Wrapped?? {
        if case .none = value { return .some(nil) }
        return Wrapped.converted(from: value).map { .some($0) }
    }
    var asValue: Value { self?.asValue ?? .none }
}

extension Array: ValueConvertible where Element: ValueConvertible {
    static var describedName: String { "an array" }
    static func converted(from value: Value) -> [Element]? {
        guard case .array(let values) = value else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for value in values {
            guard let element = Element.converted(from: value) else { return nil }
            elements.append(element)
        }
        return elements
    }
    static var madeUp: [Element]? { [] }
    var asValue: Value { .array(map(\.asValue)) }
}

/// A native value that functions of this module take and return by its own type.
protocol NativeConvertible: NativeValue, ValueConvertible {
    static var sourceName: String { get }
}

extension NativeConvertible {
    public var typeName: String { Self.sourceName }
    static var describedName: String { "a value of type \(sourceName)" }
    static func converted(from value: Value) -> Self? {
        if case .native(let native) = value { native.exactly(Self.self) } else { nil }
    }
    var asValue: Value { .native(self) }
}
