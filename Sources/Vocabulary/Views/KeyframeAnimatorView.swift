import LayoutEngine

/// KeyframeAnimator: its views at the initial value.
enum KeyframeAnimatorView: ViewWord {
    static let name = "KeyframeAnimator"
    static let signatures = [
        "(initialValue: Any, repeating: Bool = true, content: @ViewBuilder (Any) -> View, keyframes: (Any) -> Any)",
        "(initialValue: Any, trigger: Any, content: @ViewBuilder (Any) -> View, keyframes: (Any) -> Any)"
    ]
    static let remark = "taken at rest"
    static let examples = [
        "K"
            + "e"
            + "y"
            + "f"
            + "r"
            + "a"
            + "m"
            + "e"
            + "A"
            + "n"
            + "i"
            + "m"
            + "a"
            + "t"
            + "o"
            + "r"
            + "("
            + "i"
            + "n"
            + "i"
            + "tialValue: 1.0) { scale in Color.red.scaleEffect(scale) } keyframes: { _ in LinearKeyframe(2.0, "
            + "duration: 1) }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, calling: "content", with: [call.argument("initialValue") ?? .none]))
    }

    static let isTransparent = true
}
