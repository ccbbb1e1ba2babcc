import LayoutEngine

/// NavigationSplitView: on iOS one column, on macOS all of them in a row.
enum NavigationSplitViewView: ViewWord {
    static let name = "NavigationSplitView"
    static let signatures = [
        "(sidebar: @ViewBuilder, detail: @ViewBuilder)",
        "(sidebar: @ViewBuilder, content: @ViewBuilder, detail: @ViewBuilder)",
        "(columnVisibility: Binding, sidebar: @ViewBuilder, detail: @ViewBuilder)",
        "(columnVisibility: Binding, sidebar: @ViewBuilder, content: @ViewBuilder, detail: @ViewBuilder)",
        "(preferredCompactColumn: Binding, sidebar: @ViewBuilder, detail: @ViewBuilder)",
        "(preferredCompactColumn: Binding, sidebar: @ViewBuilder, content: @ViewBuilder, detail: @ViewBuilder)",
        "(columnVisibility: Binding, preferredCompactColumn: Binding, sidebar: @ViewBuilder, detail: @ViewBuilder)",
        "(columnVisibility: Binding, preferredCompactColumn: Binding, sidebar: @ViewBuilder, "
            + "content: @ViewBuilder, detail: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "on iOS the sidebar alone is shown; columns on macOS are 200 and 250 points wide"
    static let examples = [
        "NavigationSplitView { Text(\"A\") } detail: { Text(\"B\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let sidebar = try context.hosted(context.views(of: call, "sidebar"))
        if context.isIOS { return [sidebar] }
        var columns = [context.tree.wrap(sidebar, in: .frame(width: 200, height: nil, alignment: .center))]
        if !call.children.isEmpty {
            let content = try context.hosted(call.children)
            columns.append(context.tree.wrap(content, in: .frame(width: 250, height: nil, alignment: .center)))
        }
        columns.append(try context.hosted(context.views(of: call, "detail")))
        return [context.row(columns, spacing: 0)]
    }
}
