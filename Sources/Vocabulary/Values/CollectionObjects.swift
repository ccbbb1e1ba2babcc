/// A NavigationPath: the values that were pushed.
public struct NavigationPathValue: NativeValue {
    public var elements: [Value]

    public init(_ elements: [Value] = []) { self.elements = elements }

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }
    public var hashText: String { "NavigationPath:" + Value.array(elements).hashText }
    public var debugText: String { "NavigationPath(\(Value.array(elements).sourceText))" }
}

extension NavigationPathValue: NativeConvertible {
    static let sourceName = "NavigationPath"
}

/// An AnimatablePair.
public struct AnimatablePairValue: NativeValue {
    public var first: Value
    public var second: Value

    public init(_ first: Value, _ second: Value) {
        self.first = first
        self.second = second
    }

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }
    public var hashText: String { "AnimatablePair:" + Value.array([first, second]).hashText }
    public var debugText: String { "AnimatablePair(\(first.sourceText), \(second.sourceText))" }
}

extension AnimatablePairValue: NativeConvertible {
    static let sourceName = "AnimatablePair"
}

extension Value: ValueConvertible {
    static var describedName: String { "a value" }
    static func converted(from value: Value) -> Value? { value }
    var asValue: Value { self }
}
