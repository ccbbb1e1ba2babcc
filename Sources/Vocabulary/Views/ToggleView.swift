import LayoutEngine

/// Toggle (spec L18).
enum ToggleView: ViewWord {
    static let name = "Toggle"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, isOn: Binding)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, isOn: Binding)",
        "(_ title: LocalizedStringKey|String|View, image: ImageResource, isOn: Binding)",
        "(isOn: Binding, label: @ViewBuilder)",
        "(sources: Any, isOn: Any, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, sources: Any, isOn: Any)",
        "(_ title: LocalizedStringKey|String|View, isOn: Binding, intent: Any)",
        "(_ configuration: Any)"
    ]
    static let examples = [
        "Toggle(\"On\", isOn: .constant(true))",
        "Toggle(isOn: .constant(false)) { Text(\"Off\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let label = context.environment.bool("_labelsHidden") ? nil : try context.titledLabel(of: call)
        let measures = context.measures
        switch context.environment.token("_toggleStyle") ?? "automatic" {
        case "button":
            let size = context.environment.token("controlSize")
            let padded = context.padded(label ?? context.box(.zero), measures.borderedButtonPadding(of: size))
            return [context.atLeast(padded, height: measures.borderedButtonMinimumHeight)]
        case "checkbox",
            "automatic" where !context.isIOS:
            return [context.tree.wrap(checkbox(label, in: context), in: .spacing(.checkbox))]
        case "switch" where !context.isIOS:
            guard let label else { return [context.box(measures.toggleSwitch)] }
            return [context.row([label, context.box(measures.toggleSwitch)], spacing: measures.toggleGap)]
        default:
            var row = context.labelledRow(label, context.box(measures.toggleSwitch))
            // Its baselines are at its top (recorded).
            for key in [AlignmentKey.firstTextBaseline, .lastTextBaseline] {
                row = context.tree.wrap(row, in: .alignmentGuide(key) { _ in 0 })
            }
            return [row]
        }
    }

    static func title(of call: CallNode) -> String { titled(call) }

    /// A box of 16 points, 5 points before its label, centred on the capitals of the label.
    private static func checkbox(_ label: NodeID?, in context: LoweringContext) -> NodeID {
        let box = context.box(Size(width: 16, height: 16))
        guard let label else { return box }
        let halfCapital = context.resolvedFont.capHeight / 2
        let line = context.labelLine
        let padded = context.padded(label, context.measures.checkboxLabelPadding)
        let marked = context.tree.wrap(padded, in: .alignmentGuide(line) { $0[.firstTextBaseline] - halfCapital })
        return context.row([box, marked], alignment: line, spacing: 5)
    }
}

extension ViewSpacing {
    /// An ordinary view's, but 6 points to its like (recorded).
    fileprivate static var checkbox: ViewSpacing {
        var spacing = ViewSpacing.ordinary
        spacing.top.control = 3
        spacing.bottom.control = 3
        return spacing
    }
}
