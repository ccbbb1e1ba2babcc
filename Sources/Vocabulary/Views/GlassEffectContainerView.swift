import LayoutEngine

/// GlassEffectContainer: its views stand for themselves.
enum GlassEffectContainerView: ViewWord {
    static let name = "GlassEffectContainer"
    static let signatures = [
        "(spacing: CGFloat? = nil, content: @ViewBuilder)"
    ]
    static let examples = [
        "GlassEffectContainer { Color.red }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }

    static let isTransparent = true
}
