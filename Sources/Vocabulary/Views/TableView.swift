import LayoutEngine

/// Table: takes what it is offered; its cells are not laid out.
enum TableView: ViewWord {
    static let name = "Table"
    static let signatures = [
        "(_ data: Any, columns: Any)",
        "(_ data: Any, selection: Binding, columns: Any)",
        "(_ data: Any, sortOrder: Binding, columns: Any)",
        "(_ data: Any, selection: Binding, sortOrder: Binding, columns: Any)",
        "(_ data: Any, selection: Binding? = nil, sortOrder: Binding? = nil, columnCustomization: Binding, columns: Any)",
        "(_ data: Any, children: Any, selection: Binding? = nil, sortOrder: Binding? = nil, columns: Any)",
        "(of valueType: Any, columns: Any, rows: Any)",
        "(of valueType: Any, selection: Binding? = nil, sortOrder: Binding? = nil, columnCustomization: Binding? = nil, columns: Any, rows: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "its cells are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
