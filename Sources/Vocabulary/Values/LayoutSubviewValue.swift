import LayoutEngine

/// A LayoutSubview: one child of a layout that the source declares.
public struct LayoutSubviewValue: NativeValue {
    public let subview: LayoutSubview
    private(set) weak var context: LoweringContext?
    private let defaultValue: (TypeName) throws -> Value
    /// The direction of the layout that the subview is in.
    public let layoutDirection: LayoutDirection

    /// - Parameter defaultValue: The default of a LayoutValueKey type that the source declares.
    public init(
        _ subview: LayoutSubview, in context: LoweringContext, layoutDirection: LayoutDirection,
        defaultValue: @escaping (TypeName) throws -> Value
    ) {
        self.subview = subview
        self.context = context
        self.layoutDirection = layoutDirection
        self.defaultValue = defaultValue
    }

    public var debugText: String { "LayoutSubview" }
    public func isEqual(to other: any NativeValue) -> Bool? {
        (other as? LayoutSubviewValue).map { $0.subview.node == subview.node }
    }
    public var hashText: String { "LayoutSubview:\(subview.node.index)" }

    /// The value that the subview was given for a key, else the key's default.
    func value(of key: Value) throws -> Value {
        if let number = context?.layoutValueKey(key), let box = subview.layoutValue(key: number) as? Box {
            return box.value
        }
        if case .type(let type) = key { return try defaultValue(type) }
        return .none
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensionsValue {
        ViewDimensionsValue(subview.dimensions(in: proposal), in: context)
    }
}

extension LayoutSubviewValue: NativeConvertible {
    static let sourceName = "LayoutSubview"
}

/// A ViewSpacing: the distances that a view prefers to its neighbours.
public struct ViewSpacingValue: NativeValue, Hashable {
    public var spacing: ViewSpacing
    public init(_ spacing: ViewSpacing) { self.spacing = spacing }
    public var debugText: String { "ViewSpacing" }
}

extension ViewSpacingValue: NativeConvertible {
    static let sourceName = "ViewSpacing"
}
