import LayoutEngine

/// Form: rows as in a grouped list.
enum FormView: ViewWord {
    static let name = "Form"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "rows have estimated insets and least heights"
    static let examples = [
        "Form { Toggle(\"On\", isOn: .constant(true)) }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [try context.list(call, rows: call.children)]
    }
}
