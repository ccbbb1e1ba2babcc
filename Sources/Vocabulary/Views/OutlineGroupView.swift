import LayoutEngine

/// OutlineGroup: its top rows.
enum OutlineGroupView: ViewWord {
    static let name = "OutlineGroup"
    static let signatures = [
        "(_ data: Any, id: KeyPath, children: KeyPath, content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, children: KeyPath, content: @ViewBuilder (Any) -> View)",
        "(_ root: Any, id: KeyPath, children: KeyPath, content: @ViewBuilder (Any) -> View)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "closed: only the top rows are shown"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }

    static let isTransparent = true
}
