import LayoutEngine

/// VSplitView: its views side by side.
enum VSplitViewView: ViewWord {
    static let name = "VSplitView"
    static let signatures = [
        "(content: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "dividers are 1 point thick"
    static let examples = [
        "VSplitView { Color.red; Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.column(try context.lower(call.children), spacing: 1)]
    }
}
