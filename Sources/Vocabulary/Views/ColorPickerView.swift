import LayoutEngine

/// ColorPicker: its label and a well.
enum ColorPickerView: ViewWord {
    static let name = "ColorPicker"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, selection: Binding, supportsOpacity: Bool = true)",
        "(selection: Binding, supportsOpacity: Bool = true, label: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the well has one size"
    static let examples = [
        "ColorPicker(\"Tint\", selection: .constant(.red))"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let control = context.box(context.measures.colorWell)
        guard !context.environment.bool("_labelsHidden"), let label = try context.label(of: call) else {
            return [control]
        }
        return [context.isIOS ? context.labelledRow(label, control) : context.row([label, control], spacing: 8)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
