import LayoutEngine

/// TransformedShape: sized as the shape, which is drawn through a transform.
enum TransformedShapeView: ViewWord {
    static let name = "TransformedShape"
    static let signatures = ["(shape: Shape|View, transform: CGAffineTransform)"]
    static let examples = ["TransformedShape(shape: Rectangle(), transform: .identity)"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, "shape"))
    }
}
