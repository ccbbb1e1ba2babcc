import LayoutEngine

/// Ellipse: takes what it is offered (spec L2).
enum EllipseView: ViewWord {
    static let name = "Ellipse"
    static let signatures = [
        "()"
    ]
    static let examples = [
        "Ellipse()"
    ]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
