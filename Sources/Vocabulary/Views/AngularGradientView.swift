import LayoutEngine

/// AngularGradient: a gradient takes what it is offered (spec L1).
enum AngularGradientView: ViewWord {
    static let name = "AngularGradient"
    static let signatures = [
        "(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
        "(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
        "(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
        "(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
        "(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
        "(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)"
    ]
    static let examples = [
        "AngularGradient(colors: [.red, .blue], center: .center)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
