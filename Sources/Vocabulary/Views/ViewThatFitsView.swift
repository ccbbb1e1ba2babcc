import LayoutEngine

/// ViewThatFits (spec 8.3).
enum ViewThatFitsView: ViewWord {
    static let name = "ViewThatFits"
    static let signatures = ["(in axes: Axis.Set = [.horizontal, .vertical], content: @ViewBuilder)"]
    static let examples = [
        "ViewThatFits { Color.red.frame(width: 500); Color.blue.frame(width: 50) }",
        "ViewThatFits(in: .horizontal) { Color.red.frame(width: 500); Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let children = try context.lower(call.children)
        return [context.tree.container(.viewThatFits(call.axes("axes") ?? .both), children: children)]
    }
}
