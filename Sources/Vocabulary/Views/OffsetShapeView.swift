import LayoutEngine

/// OffsetShape: sized as the shape, which is drawn elsewhere.
enum OffsetShapeView: ViewWord {
    static let name = "OffsetShape"
    static let signatures = ["(shape: Shape|View, offset: CGSize)"]
    static let examples = ["OffsetShape(shape: Circle(), offset: CGSize(width: 5, height: 0))"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, "shape"))
    }
}
