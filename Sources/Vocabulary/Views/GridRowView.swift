import LayoutEngine

/// GridRow (spec G1).
enum GridRowView: ViewWord {
    static let name = "GridRow"
    static let signatures = ["(alignment: VerticalAlignment? = nil, content: @ViewBuilder)"]
    static let examples = ["Grid { GridRow(alignment: .top) { Color.red; Color.blue.frame(height: 20) } }"]
    // Its modifiers apply to its cells, so the cells are the view until they have all of them.
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let outside = context.environment
        defer { context.enter(outside) }
        var inside = outside
        // A row inside a row is its cells.
        inside.isInGrid = false
        context.enter(inside)
        return try context.lower(call.children)
    }

    static func finish(_ call: CallNode, _ cells: [NodeID], in context: LoweringContext) -> [NodeID] {
        guard context.environment.isInGrid else { return cells }
        let guide = call.convert("alignment", as: VerticalAlignmentValue.self).map(context.verticalGuide)
        let row = context.tree.container(.gridRow(alignment: guide), children: cells)
        context.tree.describe(row, NodeDescription(kind: name, sourceOffset: call.sourceOffset))
        return [row]
    }
}
