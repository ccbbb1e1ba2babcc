import LayoutEngine

/// NavigationLink: laid out as its label.
enum NavigationLinkView: ViewWord {
    static let name = "NavigationLink"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, value: Any)",
        "(_ title: LocalizedStringKey|String|View, destination: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, destination: View)",
        "(value: Any, label: @ViewBuilder)",
        "(destination: @ViewBuilder, label: @ViewBuilder)",
        "(destination: View, label: @ViewBuilder)",
        "(destination: View, isActive: Binding, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, destination: View, isActive: Binding)",
        "(destination: View, tag: Any, selection: Binding, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, destination: View, tag: Any, selection: Binding)",
        "(isActive: Binding, destination: @ViewBuilder, label: @ViewBuilder)",
        "(tag: Any, selection: Binding, destination: @ViewBuilder, label: @ViewBuilder)"
    ]
    static let remark = "destinations are not shown; in lists a chevron stands at the trailing edge"
    static let examples = [
        "NavigationLink(\"Next\") { Text(\"B\") }",
        "NavigationLink(value: 1) { Text(\"Next\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let label = try context.label(of: call) ?? context.box(.zero)
        guard context.environment.sectionStyle == .list, context.isIOS else { return [label] }
        return [context.labelledRow(label, context.box(context.symbol("chevron.right").size))]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
