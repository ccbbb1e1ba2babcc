import LayoutEngine

/// MultiDatePicker: a month.
enum MultiDatePickerView: ViewWord {
    static let name = "MultiDatePicker"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, selection: Binding, in bounds: Any = none)",
        "(selection: Binding, in bounds: Any = none, label: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "has the height of a graphical DatePicker"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.bar(height: context.measures.graphicalDatePicker.height)]
    }
}
