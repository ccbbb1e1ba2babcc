import LayoutEngine

/// layoutPriority (spec M7).
enum LayoutPriorityModifier: ModifierWord {
    static let name = "layoutPriority"
    static let signatures = ["(_ value: Double)"]
    static let examples = ["HStack { Color.red.layoutPriority(1); Color.blue }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .layoutPriority(call.double("value") ?? 0)) }
    }
}
