import LayoutEngine

/// A call of a type of the source that conforms to Layout; the argument `layout` is a `NativeLayout`.
enum LayoutView: ViewWord {
    static let name = "Layout"
    static let signatures = ["(content: @ViewBuilder)"]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        guard case .native(let native as NativeLayout)? = call.given("layout") else {
            return try context.lower(call.children)
        }
        return [context.tree.container(.custom(native.layout), children: try context.lower(call.children))]
    }

    static func title(of call: CallNode) -> String {
        if case .native(let native as NativeLayout)? = call.given("layout") { native.name } else { name }
    }
}

/// A layout by rules of the source, as a value.
public struct NativeLayout: NativeValue {
    public let layout: any LayoutEngine.Layout
    /// The name of the type that declares the rules.
    public let name: String

    public init(_ layout: any LayoutEngine.Layout, name: String) {
        self.layout = layout
        self.name = name
    }

    public var typeName: String { "Layout" }
    public var debugText: String { name }
}
