import LayoutEngine

/// LinearKeyframe: a step of an animation, which is taken at rest.
enum LinearKeyframeView: ViewWord {
    static let name = "LinearKeyframe"
    static let signatures = [
        "(_ to: Any, duration: Double, timingCurve: UnitCurve = .linear)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "animations are taken at rest"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
