import LayoutEngine

/// VideoPlayer: takes what it is offered; a film has no size of its own here.
enum VideoPlayerView: ViewWord {
    static let name = "VideoPlayer"
    static let signatures = [
        "(player: Any)",
        "(player: Any, videoOverlay: () -> Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "a film has no size of its own here"
    static let examples = [
        "VideoPlayer(player: nil).frame(height: 200)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
