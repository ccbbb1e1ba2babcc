import LayoutEngine

/// SceneView: a scene takes what it is offered.
enum SceneViewView: ViewWord {
    static let name = "SceneView"
    static let signatures = [
        "(scene: Any, pointOfView: Any = none, options: Any = none, preferredFramesPerSecond: Int = 60, antialiasingMode: Any = none, delegate: Any = none, technique: Any = none)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "a scene has no size of its own here"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
