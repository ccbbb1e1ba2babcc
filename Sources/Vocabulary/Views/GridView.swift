import LayoutEngine

/// Grid (spec 8.1).
enum GridView: ViewWord {
    static let name = "Grid"
    static let signatures = [
        "(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, "
            + "content: @ViewBuilder)"
    ]
    static let examples = [
        "Grid { GridRow { Color.red.frame(width: 30, height: 10); Color.blue }; Divider() }",
        "Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) { GridRow { Color.red; Color.blue } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let outside = context.environment
        defer { context.enter(outside) }
        var inside = outside
        inside.isInGrid = true
        context.enter(inside)
        return [context.tree.container(container(call, in: context), children: try context.lower(call.children))]
    }

    static func container(_ call: CallNode, in context: LoweringContext) -> Container {
        .grid(
            alignment: context.alignment(call), horizontalSpacing: call.double("horizontalSpacing"),
            verticalSpacing: call.double("verticalSpacing"))
    }
}

extension Environment {
    /// Whether a GridRow here is a row, not just its cells.
    var isInGrid: Bool {
        get { bool("_isInGrid") }
        set { values["_isInGrid"] = .bool(newValue) }
    }
}
