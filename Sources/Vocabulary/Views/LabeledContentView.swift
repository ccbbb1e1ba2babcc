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
        if content == nil, let text = formatted(call) ?? call.string("text") ?? call.string("value") {
            content = context.text(text)
        }
        guard let content else { return [try context.titledLabel(of: call) ?? context.box(.zero)] }
        guard !context.environment.bool("_labelsHidden"), let label = try context.titledLabel(of: call) else {
            return [content]
        }
        return [context.isIOS ? context.labelledRow(label, content) : context.row([label, content], spacing: 8)]
    }

    /// The value in the format that the call names.
    private static func formatted(_ call: CallNode) -> String? {
        guard let value = call.argument("value"), let format = call.argument("format") else { return nil }
        return Formatting.text(
            ofTextCall: CallNode(
                word: TextView.name,
                arguments: [Argument(name: "input", value: value), Argument(name: "format", value: format)]))
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
