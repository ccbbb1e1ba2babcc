import LayoutEngine

/// TupleView: its views stand for themselves (spec L20).
enum TupleViewView: ViewWord {
    static let name = "TupleView"
    static let signatures = [
        "(_ value: Any)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }

    static let isTransparent = true
}
