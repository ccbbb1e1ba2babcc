import LayoutEngine

/// PhaseAnimator: its views in the first phase.
enum PhaseAnimatorView: ViewWord {
    static let name = "PhaseAnimator"
    static let signatures = [
        "(_ phases: [Any], trigger: Any, content: @ViewBuilder (Any) -> View, animation: (Any) -> Animation? = none)",
        "(_ phases: [Any], content: @ViewBuilder (Any) -> View, animation: (Any) -> Animation? = none)"
    ]
    static let remark = "taken at rest"
    static let examples = [
        "PhaseAnimator([1.0, 0.5]) { phase in Color.red.opacity(phase) }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, calling: "content", with: [firstPhase(of: call)]))
    }

    static let isTransparent = true

    private static func firstPhase(of call: CallNode) -> Value {
        if case .array(let phases)? = call.given("phases") { return phases.first ?? .none }
        return .none
    }
}
