import LayoutEngine

/// Section: header, content and footer; outside lists and grids they stand for themselves (spec L20).
enum SectionView: ViewWord {
    static let name = "Section"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(content: @ViewBuilder, header: @ViewBuilder)",
        "(content: @ViewBuilder, footer: @ViewBuilder)",
        "(content: @ViewBuilder, header: @ViewBuilder, footer: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, isExpanded: Binding, content: @ViewBuilder)",
        "(isExpanded: Binding, content: @ViewBuilder, header: @ViewBuilder)",
        "(header: View, content: @ViewBuilder)",
        "(footer: View, content: @ViewBuilder)",
        "(header: View, footer: View, content: @ViewBuilder)"
    ]
    static let remark = "in lists its rows have estimated insets"
    static let examples = [
        "List { Section(\"Title\") { Text(\"A\") } }",
        "LazyVStack { Section { Text(\"A\") } header: { Text(\"H\") } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let style = context.environment.sectionStyle
        var header = try context.lower(context.views(of: call, "header"))
        if header.isEmpty, let title = try context.title(of: call) { header = [title] }
        let content = call.bool("isExpanded") == false ? [] : try context.lower(call.children)
        let footer = try footer(of: call, in: context)
        switch style {
        case .plain: return header + content + footer
        case .lazyGrid:
            return header.map { context.tree.container(.lazyGridFullWidth, children: [$0]) } + content
                + footer.map { context.tree.container(.lazyGridFullWidth, children: [$0]) }
        case .list:
            return header.map { edge($0, in: context) } + content.map(context.listRow)
                + footer.map { edge($0, in: context) }
        }
    }

    static let isTransparent = true

    /// The footer, which is small print in lists of iOS.
    private static func footer(of call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let views = context.views(of: call, "footer")
        guard !views.isEmpty, context.environment.sectionStyle == .list, context.isIOS else {
            return try context.lower(views)
        }
        let outside = context.environment
        var inside = outside
        inside.values["font"] = FontValue(.textStyle("footnote")).asValue
        context.enter(inside)
        defer { context.enter(outside) }
        return try context.lower(views)
    }

    /// A header or footer of a list's section.
    private static func edge(_ node: NodeID, in context: LoweringContext) -> NodeID {
        let row = context.filling(context.padded(node, context.measures.headerInsets), .horizontal, alignment: .leading)
        context.markListRow(row)
        return row
    }
}
