import LayoutEngine

/// ShareLink: a label with the sign for sharing.
enum ShareLinkView: ViewWord {
    static let name = "ShareLink"
    static let signatures = [
        "(item: Any, subject: View? = nil, message: View? = nil)",
        "(items: Any, subject: View? = nil, message: View? = nil)",
        "(_ title: LocalizedStringKey|String|View, item: Any, subject: View? = nil, message: View? = nil)",
        "(item: Any, subject: View? = nil, message: View? = nil, label: @ViewBuilder)",
        "(item: Any, subject: View? = nil, message: View? = nil, preview: Any)",
        "(_ title: LocalizedStringKey|String|View, item: Any, subject: View? = nil, "
            + "message: View? = nil, preview: Any)",
        "(item: Any, subject: View? = nil, message: View? = nil, preview: Any, label: @ViewBuilder)",
        "(items: Any, subject: View? = nil, message: View? = nil, preview: Any, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, items: Any, subject: View? = nil, message: View? = nil)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the words of the system are English"
    static let examples = [
        "ShareLink(item: \"Text\")"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        if let label = try context.lowerSingle(context.views(of: call, "label"), implicit: .vStack) {
            return [ButtonView.styled(label, in: context)]
        }
        let icon = CallNode(
            word: ImageView.name, arguments: [Argument(name: "systemName", value: .string("square.and.arrow.up"))])
        let title = try context.title(of: call) ?? context.text("Share…")
        return [
            ButtonView.styled(
                LabelView.row(icon: try context.lower(icon).first, title: title, in: context), in: context)
        ]
    }
}
