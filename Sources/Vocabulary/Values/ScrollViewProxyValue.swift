/// A ScrollViewProxy: remembers where its reader was told to scroll (spec SC4).
public struct ScrollViewProxyValue: NativeValue {
    let scroll: (_ id: Value, _ anchor: Value) -> Void

    public init(scroll: @escaping (_ id: Value, _ anchor: Value) -> Void) { self.scroll = scroll }
}

extension ScrollViewProxyValue: NativeConvertible {
    static let sourceName = "ScrollViewProxy"
}
