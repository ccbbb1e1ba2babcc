import LayoutEngine

/// LabeledContent: a label and what it labels.
enum LabeledContentView: ViewWord {
    static let name = "LabeledContent"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, value: Any)",
        "(_ title: LocalizedStringKey|String|View, value: Any, format: Any)",
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(content: @ViewBuilder, label: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let examples = [
        "LabeledContent(\"Name\", value: \"Ann\")",
        "LabeledContent(\"Name\") { Text(\"Ann\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        var content = try context.lowerSingle(call.children, implicit: .vStack)
        if content == nil, let value = call.string("text") ?? call.string("value") { content = context.text(value) }
        guard let content else { return [try context.label(of: call) ?? context.box(.zero)] }
        guard !context.environment.bool("_labelsHidden"), let label = try context.label(of: call) else {
            return [content]
        }
        return [context.isIOS ? context.labelledRow(label, content) : context.row([label, content], spacing: 8)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
