import LayoutEngine

/// List: rows in a scrolling column, with estimated insets.
enum ListView: ViewWord {
    static let name = "List"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(selection: Binding, content: @ViewBuilder)",
        "(_ data: Any, id: KeyPath, rowContent content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, rowContent content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, id: KeyPath, selection: Binding, rowContent content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, selection: Binding, rowContent content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, children: KeyPath, rowContent content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, id: KeyPath, children: KeyPath, rowContent content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, children: KeyPath, selection: Binding, rowContent content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, editActions: EditActions, selection: Binding = none, "
            + "rowContent content: @ViewBuilder (Any) -> View)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "rows have estimated insets and least heights; bars and separators are not laid out"
    static let examples = [
        "List { Text(\"A\"); Text(\"B\") }",
        "List { Section(\"S\") { Text(\"A\") } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let list = try context.list(call, rows: call.children)
        return [context.isIOS ? list : answeringItsOffer(list, in: context)]
    }

    /// On macOS a list is as large as it is offered and nothing where nothing is offered (spec 8.10).
    private static func answeringItsOffer(_ list: NodeID, in context: LoweringContext) -> NodeID {
        let frame = FlexibleFrame(
            minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0, maxHeight: .infinity,
            alignment: .topLeading)
        return context.tree.wrap(list, in: .flexibleFrame(frame))
    }
}
