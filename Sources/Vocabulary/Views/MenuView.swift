import LayoutEngine

/// Menu: laid out as its label; its items are not shown.
enum MenuView: ViewWord {
    static let name = "Menu"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, image: ImageResource, content: @ViewBuilder)",
        "(content: @ViewBuilder, label: @ViewBuilder)",
        "(content: @ViewBuilder, label: @ViewBuilder, primaryAction: () -> Void)",
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder, primaryAction: () -> Void)",
        "(_ configuration: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the items of a menu are not shown"
    static let examples = [
        "Menu(\"More\") { Button(\"Copy\") { } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let label = try context.label(of: call) ?? context.box(.zero)
        return [ButtonView.styled(label, in: context)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
