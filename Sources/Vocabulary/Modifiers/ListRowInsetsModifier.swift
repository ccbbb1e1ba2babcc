import LayoutEngine

/// listRowInsets: the insets of the row that the view is in a list.
enum ListRowInsetsModifier: ModifierWord {
    static let name = "listRowInsets"
    static let signatures = ["(_ insets: EdgeInsets?)", "(_ edges: Edge.Set = .all, _ length: CGFloat?)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the list around the row"
    static let examples = ["List { Text(\"A\").listRowInsets(EdgeInsets()) }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard call.edgeInsets("insets") != nil || call.double("length") != nil else { return base }
        let insets = context.insets(call, standard: 0)
        for node in base { context.setRowInsets(insets, of: node) }
        return base
    }
}
