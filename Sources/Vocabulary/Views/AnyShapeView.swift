import LayoutEngine

/// AnyShape: sized as the shape that it hides.
enum AnyShapeView: ViewWord {
    static let name = "AnyShape"
    static let signatures = ["(_ shape: Shape|View)"]
    static let examples = ["AnyShape(Circle())"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let nodes = try context.lower(context.views(of: call, "shape"))
        return nodes.isEmpty ? [context.tree.leaf(.flexible)] : nodes
    }
}
