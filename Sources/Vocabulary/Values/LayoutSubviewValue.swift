import LayoutEngine

/// A LayoutSubview: one child of a layout that the source declares (spec 8.8).
public struct LayoutSubviewValue: NativeValue {
    let subview: LayoutSubview
    /// The lowering in which keys of values and guides have their numbers.
    private(set) weak var context: LoweringContext?
    /// The default of a LayoutValueKey type, for views that have no value of the key.
    let defaultValue: (TypeName) throws -> Value

    public init(
        _ subview: LayoutSubview, in context: LoweringContext, defaultValue: @escaping (TypeName) throws -> Value
    ) {
        self.subview = subview
        self.context = context
        self.defaultValue = defaultValue
    }

    /// The value of a key that a view was given, else the key's default.
    func value(of key: TypeName) throws -> Value {
        guard let number = context?.layoutValueKey(.type(key)), let box = subview.layoutValue(key: number) as? Box else {
            return try defaultValue(key)
        }
        return box.value
    }
}

extension LayoutSubviewValue: NativeConvertible {
    static let sourceName = "LayoutSubview"
}

/// A ViewSpacing: the distances that a view prefers (spec T8).
public struct ViewSpacingValue: NativeValue, Hashable {
    public var spacing: ViewSpacing

    public init(_ spacing: ViewSpacing) { self.spacing = spacing }
}

extension ViewSpacingValue: NativeConvertible {
    static let sourceName = "ViewSpacing"
}
