import LayoutEngine

/// ScrollViewReader; the arguments `target` and `anchor` hold what its proxy was asked to scroll to.
enum ScrollViewReaderView: ViewWord {
    static let name = "ScrollViewReader"
    static let signatures = ["(content: @ViewBuilder (ScrollViewProxy) -> View)"]
    static let examples = [
        "ScrollViewReader { _ in ScrollView { Color.red.frame(height: 1000) } }"
    ]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let outside = context.environment
        defer { context.enter(outside) }
        var inside = outside
        inside.setScrollTarget(call.given("target"), anchor: call.unitPoint("anchor"))
        context.enter(inside)
        return try context.lower(call.children)
    }
}
