import LayoutEngine

/// A view without a word of its own that has modifiers, such as a custom view or a colour.
///
/// Its views are its children; a native value such as a colour may stand as the argument `content` instead.
enum ModifiedContentView: ViewWord {
    static let name = "ModifiedContent"
    static let signatures = ["(content: View, modifier: Any)"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        if !call.children.isEmpty { return try context.lower(call.children) }
        guard let content = call.given("content") else { return [] }
        if case .native(let native) = content, !(native is ViewList) {
            return [context.leaf(for: native, at: call.sourceOffset)]
        }
        return try context.lower(context.views(of: call, "content"))
    }
}
