import LayoutEngine

/// Button (spec L17): its label, with the measured insets of the bordered styles.
enum ButtonView: ViewWord {
    static let name = "Button"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, action: () -> Void)",
        "(_ title: LocalizedStringKey|String|View, role: ButtonRole?, action: () -> Void)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, role: ButtonRole? = nil, action: () -> Void)",
        "(_ title: LocalizedStringKey|String|View, image: ImageResource, role: ButtonRole? = nil, action: () -> Void)",
        "(action: () -> Void, label: @ViewBuilder)",
        "(role: ButtonRole?, action: () -> Void, label: @ViewBuilder)",
        "(role: ButtonRole, action: () -> Void)",
        "(intent: Any, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, intent: Any)",
        "(_ configuration: Any)"
    ]
    static let examples = [
        "Button(\"Go\") { }",
        "Button { } label: { Image(systemName: \"star\") }",
        "Button(\"Go\", role: .destructive) { }.buttonStyle(.borderedProminent)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        guard let label = try context.label(of: call) else { return [context.box(.zero)] }
        return [styled(label, in: context)]
    }

    static func title(of call: CallNode) -> String { titled(call) }

    /// A label as the style of the place shows it.
    static func styled(_ label: NodeID, in context: LoweringContext) -> NodeID {
        let standard = context.isIOS ? "borderless" : "bordered"
        var style = context.environment.token("_buttonStyle") ?? standard
        if style == "automatic" { style = standard }
        guard ["bordered", "borderedProminent", "glass", "glassProminent"].contains(style) else { return label }
        let size = context.environment.token("controlSize")
        let padded = context.padded(label, context.measures.borderedButtonPadding(of: size))
        let height = context.measures.borderedButtonMinimumHeight
        return height > 0 ? context.atLeast(padded, height: height) : padded
    }
}
