/// A Transaction; animations have no effect at rest, but code sets and reads its properties.
public struct TransactionValue: NativeValue {
    public var animation: Value
    public var disablesAnimations = false
    public var isContinuous = false

    public init(animation: Value = .none) { self.animation = animation }

    public var debugText: String { "Transaction(animation: \(animation.sourceText))" }
}

extension TransactionValue: NativeConvertible {
    static let sourceName = "Transaction"
}
