import LayoutEngine

/// LinearGradient: a gradient takes what it is offered (spec L1).
enum LinearGradientView: ViewWord {
    static let name = "LinearGradient"
    static let signatures = [
        "(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
        "(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
        "(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)"
    ]
    static let examples = [
        "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
