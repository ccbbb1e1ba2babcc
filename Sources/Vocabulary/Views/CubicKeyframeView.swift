import LayoutEngine

/// CubicKeyframe: a step of an animation, which is taken at rest.
enum CubicKeyframeView: ViewWord {
    static let name = "CubicKeyframe"
    static let signatures = [
        "(_ to: Any, duration: Double, startVelocity: Any = none, endVelocity: Any = none)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "animations are taken at rest"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
