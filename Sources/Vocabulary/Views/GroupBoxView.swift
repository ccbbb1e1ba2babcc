import LayoutEngine

/// GroupBox: a label over its views, in a padded box.
enum GroupBoxView: ViewWord {
    static let name = "GroupBox"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(content: @ViewBuilder)",
        "(content: @ViewBuilder, label: @ViewBuilder)",
        "(label: View, content: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "padded by the default length"
    static let examples = [
        "GroupBox(\"Box\") { Text(\"A\") }",
        "GroupBox { Text(\"A\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let content = try context.lowerSingle(call.children, implicit: .vStack) ?? context.box(.zero)
        var parts = [context.filling(content, .horizontal)]
        if let label = try context.label(of: call) { parts.insert(label, at: 0) }
        let length = context.measures.padding
        let insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        return [context.padded(context.column(parts, alignment: .leading, spacing: 8), insets)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
