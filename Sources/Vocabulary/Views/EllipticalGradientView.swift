import LayoutEngine

/// EllipticalGradient: a gradient takes what it is offered (spec L1).
enum EllipticalGradientView: ViewWord {
    static let name = "EllipticalGradient"
    static let signatures = [
        "(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, "
            + "endRadiusFraction: CGFloat = 0.5)",
        "(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, "
            + "endRadiusFraction: CGFloat = 0.5)",
        "(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, "
            + "endRadiusFraction: CGFloat = 0.5)"
    ]
    static let examples = [
        "EllipticalGradient(colors: [.red, .blue])"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
