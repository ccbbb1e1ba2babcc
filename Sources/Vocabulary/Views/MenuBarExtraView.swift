import LayoutEngine

/// MenuBarExtra: stands in the menu bar, which is not shown.
enum MenuBarExtraView: ViewWord {
    static let name = "MenuBarExtra"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, image: String, content: @ViewBuilder)",
        "(content: @ViewBuilder, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, isInserted: Binding, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, isInserted: Binding, content: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "it stands in the menu bar, which is not shown"
    static let examples = ["MenuBarExtra(\"A\", systemImage: \"star\") { Text(\"A\") }"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }
}
