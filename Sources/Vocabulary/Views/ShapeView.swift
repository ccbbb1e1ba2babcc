import LayoutEngine

/// A shape that the source declares: the argument `name` is its type's name, `sizeThatFits` its own rule of size
/// (spec L4), a function from a ProposedViewSize to a CGSize, where it has one.
enum ShapeView: ViewWord {
    static let name = "Shape"
    static let signatures = ["(name: String, sizeThatFits: (ProposedViewSize) -> CGSize = none)"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        guard let rule = call.function("sizeThatFits") else { return [context.tree.leaf(.flexible)] }
        return [context.tree.leaf(.measured(ShapeMeasurer(rule, in: context)))]
    }

    static func title(of call: CallNode) -> String { call.string("name") ?? name }
}

/// Asks a shape of the source for its size.
private final class ShapeMeasurer: LeafMeasurer {
    private let rule: FunctionValue
    private weak var context: LoweringContext?

    init(_ rule: FunctionValue, in context: LoweringContext) {
        self.rule = rule
        self.context = context
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let fallback = proposal.replacingUnspecifiedDimensions()
        guard let context else { return fallback }
        return context.host.perform(default: fallback) {
            Size.converted(from: try rule.call([.proposal(ProposalBox(proposal))])) ?? fallback
        }
    }
}
