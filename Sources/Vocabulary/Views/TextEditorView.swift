import LayoutEngine

/// TextEditor: takes what it is offered.
enum TextEditorView: ViewWord {
    static let name = "TextEditor"
    static let signatures = [
        "(text: Binding)",
        "(text: Binding, selection: Binding)"
    ]
    static let examples = [
        "TextEditor(text: .constant(\"A\"))"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
