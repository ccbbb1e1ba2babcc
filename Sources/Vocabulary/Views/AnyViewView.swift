import LayoutEngine

/// AnyView: the view that it hides (spec L20).
enum AnyViewView: ViewWord {
    static let name = "AnyView"
    static let signatures = ["(_ view: View)", "(erasing: View)"]
    static let examples = ["AnyView(Color.red)"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, "view") + context.views(of: call, "erasing"))
    }
}
