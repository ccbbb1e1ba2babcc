import LayoutEngine

/// KeyframeTrack: a step of an animation, which is taken at rest.
enum KeyframeTrackView: ViewWord {
    static let name = "KeyframeTrack"
    static let signatures = [
        "(_ keyPath: KeyPath, content: Any)",
        "(content: Any)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "animations are taken at rest"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
