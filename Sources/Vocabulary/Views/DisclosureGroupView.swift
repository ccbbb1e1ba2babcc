import LayoutEngine

/// DisclosureGroup: its label, and its views where it is open.
enum DisclosureGroupView: ViewWord {
    static let name = "DisclosureGroup"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, isExpanded: Binding, content: @ViewBuilder)",
        "(content: @ViewBuilder, label: @ViewBuilder)",
        "(isExpanded: Binding, content: @ViewBuilder, label: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "views inside stand under each other at the leading edge"
    static let examples = [
        "DisclosureGroup(\"More\") { Text(\"A\") }",
        "DisclosureGroup(\"More\", isExpanded: .constant(true)) { Text(\"A\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let chevron = context.box(context.symbol("chevron.right").size)
        let label = try context.titledLabel(of: call) ?? context.box(.zero)
        let header = context.labelledRow(label, chevron)
        guard call.bool("isExpanded") == true else { return [header] }
        return [context.column([header] + (try context.lower(call.children)), alignment: .leading)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
