import LayoutEngine

/// ControlGroup: its controls in a row.
enum ControlGroupView: ViewWord {
    static let name = "ControlGroup"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, content: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, systemImage: String, content: @ViewBuilder)",
        "(content: @ViewBuilder, label: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "laid out as a row"
    static let examples = [
        "ControlGroup { Button(\"A\") { }; Button(\"B\") { } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.row(try context.lower(call.children))]
    }
}
