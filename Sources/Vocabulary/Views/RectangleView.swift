import LayoutEngine

/// Rectangle: takes what it is offered (spec L2).
enum RectangleView: ViewWord {
    static let name = "Rectangle"
    static let signatures = [
        "()"
    ]
    static let examples = [
        "Rectangle()",
        "Rectangle().fill(Color.red).frame(width: 50, height: 20)"
    ]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
