import LayoutEngine

/// Window: its content.
enum WindowView: ViewWord {
    static let name = "Window"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, id: String, content: @ViewBuilder)"
    ]
    static let examples = ["Window(\"A\", id: \"a\") { Color.red }"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }
}
