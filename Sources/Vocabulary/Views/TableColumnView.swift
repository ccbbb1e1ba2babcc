import LayoutEngine

/// TableColumn: part of a table, whose cells are not laid out.
enum TableColumnView: ViewWord {
    static let name = "TableColumn"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, value: KeyPath)",
        "(_ title: LocalizedStringKey|String|View, value: KeyPath, content: Any)",
        "(_ title: LocalizedStringKey|String|View, content: Any)",
        "(_ title: LocalizedStringKey|String|View, value: KeyPath, comparator: Any, content: Any = none)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "cells of tables are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
