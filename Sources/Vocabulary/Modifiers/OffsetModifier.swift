import LayoutEngine

/// offset: draws the view elsewhere (spec M2); a shape's path only, where it is written on a shape (spec L3).
enum OffsetModifier: ModifierWord {
    static let name = "offset"
    static let signatures = ["(x: CGFloat = 0, y: CGFloat = 0)", "(_ offset: CGSize|CGPoint)"]
    static let examples = ["Color.red.offset(x: 10, y: 5)", "Color.red.offset(CGSize(width: 1, height: 2))"]
    static let keepsShape = true

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        if context.baseIsShape { return context.openShapes(base) }
        var (x, y) = (call.double("x") ?? 0, call.double("y") ?? 0)
        if let size = call.size("offset") { (x, y) = (size.width, size.height) }
        return base.map { context.tree.wrap($0, in: .offset(x: x, y: y)) }
    }
}
