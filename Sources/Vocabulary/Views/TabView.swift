import LayoutEngine

/// Tab: the content of one tab.
enum TabView: ViewWord {
    static let name = "Tab"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(role: TabRole?, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, role: TabRole?, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, value: Any, "
            + "role: TabRole? = nil, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, image: String|ImageResource, value: Any = none, "
            + "role: TabRole? = nil, content: @ViewBuilder)",
        "(value: Any, role: TabRole? = nil, content: @ViewBuilder, label: @ViewBuilder)",
        "(value: Any, role: TabRole? = nil, content: @ViewBuilder)",
        "(role: TabRole? = nil, content: @ViewBuilder, label: @ViewBuilder)"
    ]
    static let examples = [
        "TabView { Tab(\"Home\", systemImage: \"house\") { Text(\"A\") } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }

    static let isTransparent = true
}
