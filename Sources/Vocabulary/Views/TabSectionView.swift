import LayoutEngine

/// TabSection: its tabs.
enum TabSectionView: ViewWord {
    static let name = "TabSection"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(content: @ViewBuilder)",
        "(content: @ViewBuilder, header: @ViewBuilder)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }

    static let isTransparent = true
}
