import LayoutEngine

/// TextField (spec L18): as wide as it is offered.
enum TextFieldView: ViewWord {
    static let name = "TextField"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, text: Binding, axis: Axis = .horizontal)",
        "(_ title: LocalizedStringKey|String|View, text: Binding, prompt: View?, axis: Axis = .horizontal)",
        "(text: Binding, prompt: View? = nil, axis: Axis = .horizontal, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, value: Binding, format: Any, prompt: View? = nil)",
        "(_ title: LocalizedStringKey|String|View, value: Binding, formatter: Any, prompt: View? = nil)",
        "(_ title: LocalizedStringKey|String|View, value: Binding, formatter: Any, "
            + "onEditingChanged: (Bool) -> Void = none, onCommit: () -> Void)",
        "(value: Binding, format: Any, prompt: View? = nil, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, text: Binding, selection: Binding, "
            + "prompt: View? = nil, axis: Axis = nil)",
        "(_ title: LocalizedStringKey|String|View, text: Binding, onEditingChanged: (Bool) -> Void, "
            + "onCommit: () -> Void = none)",
        "(_ title: LocalizedStringKey|String|View, text: Binding, onCommit: () -> Void)"
    ]
    static let remark = "a field that grows downwards is as tall as its text"
    static let examples = [
        "TextField(\"Name\", text: .constant(\"\"))",
        "TextField(\"Name\", text: .constant(\"A\")).textFieldStyle(.roundedBorder)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        if call.convert("axis", as: AxisValue.self)?.axis == .vertical,
            let text = call.string("text") ?? call.string("title")
        {
            let lines = context.textLeaf([context.environment.run(text)])
            guard hasBorder(in: context) else {
                return [context.atLeast(context.filling(lines, .horizontal), height: context.measures.plainFieldHeight)]
            }
            // The room around one line of the default size.
            let height = context.measures.borderedFieldHeight
            let room = max((height - context.resolvedFont.lineHeight) / 2, 4)
            let insets = EdgeInsets(top: room, leading: 7, bottom: room, trailing: 7)
            return [context.atLeast(context.padded(context.filling(lines, .horizontal), insets), height: height)]
        }
        return [field(in: context)]
    }

    static func title(of call: CallNode) -> String { titled(call) }

    private static func hasBorder(in context: LoweringContext) -> Bool {
        let style = context.environment.token("_textFieldStyle") ?? "automatic"
        return style == "roundedBorder" || style == "squareBorder" || (style == "automatic" && !context.isIOS)
    }

    /// The box of a one-line field; taller than measured where the font needs it.
    static func field(in context: LoweringContext) -> NodeID {
        let hasBorder = hasBorder(in: context)
        let least = hasBorder ? context.measures.borderedFieldHeight : context.measures.plainFieldHeight
        let line = context.resolvedFont.lineHeight
        var field = context.bar(height: max(least, (line + (hasBorder ? 8 : 2)).rounded(.up)))
        // The line of text stands in the middle; texts are rounded to pixels (spec R2).
        let scale = context.tree.scale
        let height = (line * scale).rounded(.up) / scale
        let baseline = (context.resolvedFont.firstBaseline * scale).rounded() / scale
        for key in [AlignmentKey.firstTextBaseline, .lastTextBaseline] {
            field = context.tree.wrap(field, in: .alignmentGuide(key) { ($0.height - height) / 2 + baseline })
        }
        return field
    }
}
