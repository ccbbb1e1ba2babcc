/// A ScrollViewProxy: it keeps what code asked to scroll to, for the layout that follows.
public final class ScrollProxyValue: NativeValue {
    /// The identity that `scrollTo` named last; `nil` before.
    public private(set) var target: Value?
    /// Where the target is to stand, a UnitPoint; `nil` for the least scrolling.
    public private(set) var anchor: Value?

    public init() {}

    public var typeName: String { "ScrollViewProxy" }

    func scroll(to target: Value, anchor: Value?) {
        self.target = target
        self.anchor = anchor
    }
}
