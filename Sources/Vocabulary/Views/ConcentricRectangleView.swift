import LayoutEngine

/// ConcentricRectangle: takes what it is offered (spec L2).
enum ConcentricRectangleView: ViewWord {
    static let name = "ConcentricRectangle"
    static let signatures = [
        "(corners: Any = none, isUniform: Bool = false)",
        "()"
    ]
    static let examples = [
        "ConcentricRectangle()"
    ]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
