import LayoutEngine

/// Slider (spec L18): as wide as it is offered.
enum SliderView: ViewWord {
    static let name = "Slider"
    static let signatures = [
        "(value: Binding, in bounds: Any = 0...1, onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, in bounds: Any, step: Double, onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, in bounds: Any = 0...1, step: Double = 0, label: @ViewBuilder, "
            + "onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, in bounds: Any = 0...1, step: Double = 0, label: @ViewBuilder, "
            + "minimumValueLabel: @ViewBuilder, maximumValueLabel: @ViewBuilder, "
            + "onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, in bounds: Any = 0...1, step: Double = 0, "
            + "onEditingChanged: (Bool) -> Void = none, label: @ViewBuilder)",
        "(value: Binding, in bounds: Any = 0...1, step: Double = 0, "
            + "onEditingChanged: (Bool) -> Void = none, minimumValueLabel: View, maximumValueLabel: View, "
            + "label: @ViewBuilder)",
        "(value: Binding, in bounds: Any = 0...1, step: Double = 0, label: @ViewBuilder, "
            + "currentValueLabel: @ViewBuilder, minimumValueLabel: @ViewBuilder, "
            + "maximumValueLabel: @ViewBuilder, ticks: Any = none, onEditingChanged: (Bool) -> Void = none)",
        "(value: Binding, in bounds: Any = 0...1, step: Double = 0, label: @ViewBuilder, "
            + "ticks: Any, onEditingChanged: (Bool) -> Void = none)"
    ]
    static let examples = [
        "Slider(value: .constant(0.5))",
        "Slider(value: .constant(5), in: 0...10, step: 1)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        var parts: [NodeID] = []
        if !context.isIOS, !context.environment.bool("_labelsHidden"), let label = try context.label(of: call) {
            parts.append(label)
        }
        let minimum = try context.lowerSingle(context.views(of: call, "minimumValueLabel"), implicit: .vStack)
        let maximum = try context.lowerSingle(context.views(of: call, "maximumValueLabel"), implicit: .vStack)
        if let minimum { parts.append(minimum) }
        parts.append(context.bar(height: context.measures.sliderHeight))
        if let maximum { parts.append(maximum) }
        return [parts.count == 1 ? parts[0] : context.row(parts, spacing: 8)]
    }
}
