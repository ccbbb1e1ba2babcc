import LayoutEngine

/// DatePicker: its label and the field of the compact style.
enum DatePickerView: ViewWord {
    static let name = "DatePicker"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, selection: Binding, "
            + "displayedComponents: DatePickerComponents = none)",
        "(_ title: LocalizedStringKey|String|View, selection: Binding, in range: Any, "
            + "displayedComponents: DatePickerComponents = none)",
        "(selection: Binding, displayedComponents: DatePickerComponents = none, label: @ViewBuilder)",
        "(selection: Binding, in range: Any, displayedComponents: DatePickerComponents = none, label: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the field has one size for all dates and components"
    static let examples = [
        "DatePicker(\"Day\", selection: .constant(Date()), displayedComponents: .date)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let measures = context.measures
        switch context.environment.token("_datePickerStyle") ?? "automatic" {
        case "wheel" where context.isIOS: return [context.bar(height: measures.wheelHeight)]
        case "graphical":
            let height = measures.graphicalDatePicker.height
            return [context.isIOS ? context.bar(height: height) : context.box(measures.graphicalDatePicker)]
        default:
            let control = context.box(measures.datePicker)
            guard !context.environment.bool("_labelsHidden"), let label = try context.label(of: call) else {
                return [control]
            }
            return [context.isIOS ? context.labelledRow(label, control) : context.row([label, control], spacing: 8)]
        }
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
