import LayoutEngine

/// position (spec M3).
enum PositionModifier: ModifierWord {
    static let name = "position"
    static let signatures = ["(x: CGFloat = 0, y: CGFloat = 0)", "(_ position: CGPoint)"]
    static let examples = ["Color.red.frame(width: 10, height: 10).position(x: 50, y: 20)"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let point = call.point("position") ?? Point(x: call.double("x") ?? 0, y: call.double("y") ?? 0)
        // A place that is none counts as 0, as an offset does (spec M2).
        let (x, y) = (point.x.isFinite ? point.x : 0, point.y.isFinite ? point.y : 0)
        return base.map { context.tree.wrap($0, in: .position(x: x, y: y)) }
    }
}
