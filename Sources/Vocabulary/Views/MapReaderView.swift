import LayoutEngine

/// MapReader: its content with a proxy that converts nothing.
enum MapReaderView: ViewWord {
    static let name = "MapReader"
    static let signatures = ["(content: @ViewBuilder (Any) -> View)"]
    static let support = SupportLevel.approximate
    static let remark = "its proxy gives nil"
    static let isTransparent = true
    static let examples = [
        "MapReader { _ in Color.red }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }
}
