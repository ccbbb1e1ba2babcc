import LayoutEngine

/// NavigationView: its first view in all that is offered.
enum NavigationViewView: ViewWord {
    static let name = "NavigationView"
    static let signatures = [
        "(content: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "bars take no room; only the first view is shown"
    static let examples = [
        "NavigationView { Text(\"A\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [try context.hosted(Array(call.children.prefix(1)))]
    }
}
