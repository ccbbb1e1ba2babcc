import LayoutEngine

/// SpriteView: a scene takes what it is offered.
enum SpriteViewView: ViewWord {
    static let name = "SpriteView"
    static let signatures = [
        "(scene: Any, transition: Any = none, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Any = none, debugOptions: Any = none)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "a scene has no size of its own here"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
