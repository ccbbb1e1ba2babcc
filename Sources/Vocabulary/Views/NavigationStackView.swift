import LayoutEngine

/// NavigationStack: the view on top, its root or the destination of what was pushed, in all that is offered.
enum NavigationStackView: ViewWord {
    static let name = "NavigationStack"
    static let signatures = [
        "(root: @ViewBuilder)",
        "(path: Binding, root: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "bars take no room; the view on top is shown"
    static let examples = [
        "NavigationStack { Text(\"A\").navigationTitle(\"T\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [try context.hosted(context.views(of: call, "root"))]
    }
}
