import LayoutEngine

/// Gauge: a bar or a dial.
enum GaugeView: ViewWord {
    static let name = "Gauge"
    static let signatures = [
        "(value: Double, in bounds: Any = 0...1, label: @ViewBuilder)",
        "(value: Double, in bounds: Any = 0...1, label: @ViewBuilder, currentValueLabel: @ViewBuilder)",
        "(value: Double, in bounds: Any = 0...1, label: @ViewBuilder, currentValueLabel: @ViewBuilder, "
            + "minimumValueLabel: @ViewBuilder, maximumValueLabel: @ViewBuilder)",
        "(value: Double, in bounds: Any = 0...1, label: @ViewBuilder, currentValueLabel: @ViewBuilder, "
            + "markedValueLabels: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "dials have one size; labels of bars stand above and below"
    static let examples = [
        "Gauge(value: 0.5) { Text(\"Speed\") }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let style = context.environment.token("_gaugeStyle") ?? "automatic"
        if style.hasPrefix("accessoryCircular") { return [context.box(context.measures.gauge)] }
        var parts: [NodeID] = []
        if let label = try context.label(of: call) { parts.append(label) }
        parts.append(context.bar(height: context.measures.progressBarHeight))
        if let value = try context.lowerSingle(context.views(of: call, "currentValueLabel"), implicit: .vStack) {
            parts.append(value)
        }
        return [context.column(parts)]
    }
}
