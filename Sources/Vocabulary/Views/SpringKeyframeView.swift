import LayoutEngine

/// SpringKeyframe: a step of an animation, which is taken at rest.
enum SpringKeyframeView: ViewWord {
    static let name = "SpringKeyframe"
    static let signatures = [
        "(_ to: Any, duration: Double? = nil, spring: Spring = none, startVelocity: Any = none)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "animations are taken at rest"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
