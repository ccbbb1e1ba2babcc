import LayoutEngine

/// zIndex: the order of drawing (spec M10).
enum ZIndexModifier: ModifierWord {
    static let name = "zIndex"
    static let signatures = ["(_ value: Double)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "changes the order of drawing"
    static let examples = ["ZStack { Color.red.zIndex(1); Color.blue }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .zIndex(call.double("value") ?? 0)) }
    }
}
