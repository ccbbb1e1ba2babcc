import LayoutEngine

/// ProgressView: a spinner, or a bar as wide as it is offered.
enum ProgressViewView: ViewWord {
    static let name = "ProgressView"
    static let signatures = [
        "()",
        "(label: @ViewBuilder)",
        "(value: Double?, total: Double = 1)",
        "(value: Double?, total: Double = 1, label: @ViewBuilder)",
        "(value: Double?, total: Double = 1, label: @ViewBuilder, currentValueLabel: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, value: Double?, total: Double = 1)",
        "(_ title: LocalizedStringKey|String|View)",
        "(timerInterval: Any, countsDown: Bool = true)",
        "(timerInterval: Any, countsDown: Bool = true, label: @ViewBuilder)",
        "(timerInterval: Any, countsDown: Bool = true, label: @ViewBuilder, currentValueLabel: @ViewBuilder)",
        "(_ progress: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the spinner and the bar have one size each"
    static let examples = [
        "ProgressView()",
        "ProgressView(value: 0.4)",
        "ProgressView(\"Loading\", value: 1, total: 4)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let measures = context.measures
        let style = context.environment.token("_progressViewStyle") ?? "automatic"
        let isBar = style != "circular" && (call.has("value") || call.has("timerInterval") || style == "linear")
        var parts: [NodeID] = []
        if !context.environment.bool("_labelsHidden"), let label = try context.label(of: call) { parts.append(label) }
        let isLarge = ["large", "extraLarge"].contains(context.environment.token("controlSize")) && context.isIOS
        let spinner = isLarge ? measures.largeSpinner : measures.spinner
        let indicator = isBar ? context.bar(height: measures.progressBarHeight) : context.box(spinner)
        parts.insert(indicator, at: isBar ? parts.count : 0)
        if let value = try context.lowerSingle(context.views(of: call, "currentValueLabel"), implicit: .vStack) {
            parts.append(value)
        }
        return [parts.count == 1 ? parts[0] : context.column(parts, alignment: isBar ? .leading : .horizontalCenter)]
    }
}
