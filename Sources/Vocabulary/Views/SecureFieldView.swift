import LayoutEngine

/// SecureField: as a TextField.
enum SecureFieldView: ViewWord {
    static let name = "SecureField"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, text: Binding)",
        "(_ title: LocalizedStringKey|String|View, text: Binding, prompt: View?)",
        "(_ title: LocalizedStringKey|String|View, text: Binding, onCommit: () -> Void)",
        "(text: Binding, prompt: View? = nil, label: @ViewBuilder)"
    ]
    static let examples = [
        "SecureField(\"Password\", text: .constant(\"\"))"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [TextFieldView.field(in: context)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
