import LayoutEngine

/// MoveKeyframe: a step of an animation, which is taken at rest.
enum MoveKeyframeView: ViewWord {
    static let name = "MoveKeyframe"
    static let signatures = [
        "(_ to: Any)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "animations are taken at rest"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
