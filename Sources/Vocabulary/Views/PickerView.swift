import LayoutEngine

/// Picker (spec L18): the selected option, or all of them in the segmented and inline styles.
enum PickerView: ViewWord {
    static let name = "Picker"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, selection: Binding, content: @ViewBuilder)",
        "(selection: Binding, label: View, content: @ViewBuilder)",
        "(selection: Binding, content: @ViewBuilder, label: @ViewBuilder)",
        "(selection: Binding, content: @ViewBuilder, label: @ViewBuilder, currentValueLabel: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, selection: Binding, content: @ViewBuilder, "
            + "currentValueLabel: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, selection: Binding, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, image: ImageResource, selection: Binding, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, sources: Any, selection: Any, content: @ViewBuilder)",
        "(sources: Any, selection: Any, content: @ViewBuilder, label: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "segments and menus are modelled by their measured heights"
    static let examples = [
        "Picker(\"P\", selection: .constant(1)) { Text(\"One\").tag(1); Text(\"Two\").tag(2) }",
        "Picker(\"P\", "
            + "selection: .constant(1)) { Text(\"One\").tag(1); Text(\"Two\").tag(2) }.pickerStyle(.segmented)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let measures = context.measures
        switch context.environment.token("_pickerStyle") ?? "automatic" {
        case "segmented", "palette":
            if context.isIOS { return [context.bar(height: measures.segmentedPickerHeight)] }
            let widest = try context.lower(call.children).map { segment in
                context.padded(
                    segment, EdgeInsets(leading: measures.segmentPadding / 2, trailing: measures.segmentPadding / 2))
            }
            let row = context.row(widest, spacing: 0)
            return [
                context.tree.wrap(
                    row, in: .frame(width: nil, height: measures.segmentedPickerHeight, alignment: .center))
            ]
        case "wheel":
            return [context.bar(height: measures.wheelHeight)]
        case "inline", "radioGroup":
            let label = try context.label(of: call)
            return [context.column([label].compactMap { $0 } + (try context.lower(call.children)), alignment: .leading)]
        default:
            return [try menu(call, in: context)]
        }
    }

    static func title(of call: CallNode) -> String { titled(call) }

    /// The selected option with a pair of chevrons; in a list behind its label.
    private static func menu(_ call: CallNode, in context: LoweringContext) throws -> NodeID {
        let option = context.selected(of: call, among: call.children)
        var value = try option.map { try context.lower($0) } ?? []
        value.append(context.box(context.symbol("chevron.up.chevron.down").size))
        let control = context.row(value, spacing: 6)
        let isInList = context.environment.sectionStyle == .list
        guard isInList || !context.isIOS, !context.environment.bool("_labelsHidden"),
            let label = try context.label(of: call)
        else { return control }
        return isInList ? context.labelledRow(label, control) : context.row([label, control], spacing: 8)
    }
}
