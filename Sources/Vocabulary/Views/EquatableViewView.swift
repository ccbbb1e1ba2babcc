import LayoutEngine

/// EquatableView: the view that it wraps.
enum EquatableViewView: ViewWord {
    static let name = "EquatableView"
    static let signatures = [
        "(content: @ViewBuilder)"
    ]
    static let examples = [
        "EquatableView(content: Color.red)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }

    static let isTransparent = true
}
