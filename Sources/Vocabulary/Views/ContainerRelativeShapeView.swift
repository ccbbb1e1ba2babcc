import LayoutEngine

/// ContainerRelativeShape: takes what it is offered (spec L2).
enum ContainerRelativeShapeView: ViewWord {
    static let name = "ContainerRelativeShape"
    static let signatures = [
        "()"
    ]
    static let examples = [
        "ContainerRelativeShape()"
    ]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
