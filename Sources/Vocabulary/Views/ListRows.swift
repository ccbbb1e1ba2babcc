import LayoutEngine

/// Rows of lists and forms.
extension LoweringContext {
    /// A scrolling column of rows as a list or a form shows them.
    func list(_ call: CallNode, rows: [CallNode]) throws -> NodeID {
        let style = environment.token("_listStyle") ?? "automatic"
        let isGrouped = !["plain", "inset", "sidebar"].contains(style)
        let outside = environment
        defer { enter(outside) }
        var inside = outside
        inside.sectionStyle = .list
        inside.clearScrolling()
        enter(inside)
        var nodes: [NodeID] = []
        for row in rows { nodes.append(contentsOf: try lower(row).map(listRow)) }
        var content = column(nodes, alignment: .leading, spacing: 0)
        if isGrouped, measures.groupInset > 0 {
            content = padded(content, EdgeInsets(leading: measures.groupInset, trailing: measures.groupInset))
        }
        let configuration = outside.scrollConfiguration(axes: .vertical, in: self)
        return tree.container(
            .scrollView(configuration), children: [filling(content, .horizontal, alignment: .leading)])
    }

    /// A view as a row: as wide as the list, inset, at least as tall as a row; parts of sections are rows already.
    func listRow(_ node: NodeID) -> NodeID {
        if isListRow(node) { return node }
        let insets = rowInsets(of: node) ?? measures.rowInsets
        let row = filling(padded(node, insets), .horizontal, alignment: .leading)
        let tall = atLeast(row, height: environment.listRowHeight ?? measures.rowMinimumHeight)
        markListRow(tall)
        return tall
    }
}

extension Environment {
    /// The least height of rows that the source asks for, in points; `nil` where it says nothing.
    fileprivate var listRowHeight: Double? { values["defaultMinListRowHeight"]?.asNumber }
}
