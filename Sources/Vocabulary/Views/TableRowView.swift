import LayoutEngine

/// TableRow: part of a table, whose cells are not laid out.
enum TableRowView: ViewWord {
    static let name = "TableRow"
    static let signatures = [
        "(_ value: Any)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "cells of tables are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
