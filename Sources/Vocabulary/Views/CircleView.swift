import LayoutEngine

/// Circle: takes a square of the smaller side that it is offered (spec L2).
enum CircleView: ViewWord {
    static let name = "Circle"
    static let signatures = ["()"]
    static let examples = ["Circle()", "Circle().fill(.blue).frame(width: 40, height: 60)"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.circle)]
    }
}
