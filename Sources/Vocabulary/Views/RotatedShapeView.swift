import LayoutEngine

/// RotatedShape: sized as the shape, which is drawn turned.
enum RotatedShapeView: ViewWord {
    static let name = "RotatedShape"
    static let signatures = ["(shape: Shape|View, angle: Angle, anchor: UnitPoint = .center)"]
    static let examples = ["RotatedShape(shape: Rectangle(), angle: .degrees(45))"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, "shape"))
    }
}
