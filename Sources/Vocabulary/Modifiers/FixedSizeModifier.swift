import LayoutEngine

/// fixedSize (spec M4).
enum FixedSizeModifier: ModifierWord {
    static let name = "fixedSize"
    static let signatures = ["()", "(horizontal: Bool, vertical: Bool)"]
    static let examples = ["Color.red.fixedSize()", "Color.red.fixedSize(horizontal: false, vertical: true)"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        var axes = Axis.Set()
        if call.bool("horizontal") ?? true { axes.insert(.horizontal) }
        if call.bool("vertical") ?? true { axes.insert(.vertical) }
        return base.map { context.tree.wrap($0, in: .fixedSize(axes)) }
    }
}
