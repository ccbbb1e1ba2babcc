import LayoutEngine

/// previewContext: the family of a widget's preview.
enum PreviewContextModifier: EnvironmentWriter {
    static let name = "previewContext"
    static let signatures = ["(_ value: Any)"]
    static let examples = ["Text(\"A\").previewContext(WidgetPreviewContext(family: .systemSmall))"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        guard case .native(let shown)? = call.argument("value"),
            let family = shown.exactly(TokenCall.self)?.argument("family")
        else { return }
        environment.values["widgetFamily"] = family
    }
}
