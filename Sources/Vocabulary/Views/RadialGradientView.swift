import LayoutEngine

/// RadialGradient: a gradient takes what it is offered (spec L1).
enum RadialGradientView: ViewWord {
    static let name = "RadialGradient"
    static let signatures = [
        "(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
        "(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
        "(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ]
    static let examples = [
        "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
