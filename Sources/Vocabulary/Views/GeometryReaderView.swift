import LayoutEngine

/// GeometryReader (spec L19).
enum GeometryReaderView: ViewWord {
    static let name = "GeometryReader"
    static let signatures = ["(content: @ViewBuilder (GeometryProxy) -> View)"]
    static let examples = [
        "GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }",
        "GeometryReader { _ in Color.red }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        guard let content = call.function("content") else {
            return [context.tree.container(.geometryReader(StaticContent(call.children, in: context)), children: [])]
        }
        let dynamic = GeometryContent(content, owner: call, in: context)
        return [context.tree.container(.geometryReader(dynamic), children: [])]
    }
}
