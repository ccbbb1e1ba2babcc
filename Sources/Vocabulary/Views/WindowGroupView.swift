import LayoutEngine

/// WindowGroup: the content of its first window.
enum WindowGroupView: ViewWord {
    static let name = "WindowGroup"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(id: String, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, id: String, content: @ViewBuilder)",
        "(for type: Any, content: @ViewBuilder (Any) -> View)",
        "(id: String, for type: Any, content: @ViewBuilder (Any) -> View)",
        "(_ title: LocalizedStringKey|String|View, id: String, for type: Any, content: @ViewBuilder (Any) -> View)"
    ]
    static let examples = ["WindowGroup { Color.red }"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }
}
