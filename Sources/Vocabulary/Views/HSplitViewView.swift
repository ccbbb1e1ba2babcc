import LayoutEngine

/// HSplitView: its views side by side.
enum HSplitViewView: ViewWord {
    static let name = "HSplitView"
    static let signatures = [
        "(content: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "dividers are 1 point thick"
    static let examples = [
        "HSplitView { Color.red; Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.row(try context.lower(call.children), spacing: 1)]
    }
}
