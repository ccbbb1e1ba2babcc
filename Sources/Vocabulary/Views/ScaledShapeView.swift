import LayoutEngine

/// ScaledShape: sized as the shape, which is drawn larger or smaller.
enum ScaledShapeView: ViewWord {
    static let name = "ScaledShape"
    static let signatures = ["(shape: Shape|View, scale: CGSize, anchor: UnitPoint = .center)"]
    static let examples = ["ScaledShape(shape: Capsule(), scale: CGSize(width: 2, height: 1))"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, "shape"))
    }
}
