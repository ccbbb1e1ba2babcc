import LayoutEngine

/// TabView: the selected tab in all that is offered.
enum TabViewView: ViewWord {
    static let name = "TabView"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(selection: Binding, content: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the tab bar takes no room; only the selected tab is laid out"
    static let examples = [
        "TabView { Text(\"A\").tabItem { Text(\"T\") }; Text(\"B\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let shown = context.selected(of: call, among: call.children)
        return [try context.hosted(shown.map { [$0] } ?? [])]
    }
}
