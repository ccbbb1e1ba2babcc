import LayoutEngine

/// Stepper (spec L18): on iOS as wide as it is offered.
enum StepperView: ViewWord {
    static let name = "Stepper"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, value: Binding, step: Any = 1, "
            + "onEditingChanged: (Bool) -> Void = none)",
        "(_ title: LocalizedStringKey|String|View, value: Binding, in bounds: Any, step: Any = 1, "
            + "onEditingChanged: (Bool) -> Void = none)",
        "(_ title: LocalizedStringKey|String|View, value: Binding, in bounds: Any = none, step: Any = 1, "
            + "format: Any, onEditingChanged: (Bool) -> Void = none)",
        "(_ title: LocalizedStringKey|String|View, onIncrement: Any, onDecrement: Any, "
            + "onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, step: Any = 1, label: @ViewBuilder, onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, in bounds: Any, step: Any = 1, label: @ViewBuilder, "
            + "onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, in bounds: Any = none, step: Any = 1, onEditingChanged: (Bool) -> Void = none, "
            + "label: @ViewBuilder)",
        "(label: @ViewBuilder, onIncrement: Any, onDecrement: Any, onEditingChanged: (Bool) -> Void = none)",
        "(onIncrement: Any, onDecrement: Any, onEditingChanged: (Bool) -> Void = none, label: @ViewBuilder)"
    ]
    static let examples = [
        "Stepper(\"Count\", value: .constant(1))",
        "Stepper(\"Count\", value: .constant(1), in: 0...5)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let control = context.box(context.measures.stepper)
        guard !context.environment.bool("_labelsHidden"), let label = try context.titledLabel(of: call) else {
            return [control]
        }
        return [context.isIOS ? context.labelledRow(label, control) : context.row([label, control], spacing: 8)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
