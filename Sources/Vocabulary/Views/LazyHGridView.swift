import LayoutEngine

/// LazyHGrid (spec LZ2 to LZ5).
enum LazyHGridView: ViewWord {
    static let name = "LazyHGrid"
    static let signatures = [
        "(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
            + "pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder)"
    ]
    static let remark = "all views are laid out, not only those on screen; pinned views stand at their place"
    static let examples = [
        "LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.flexible())], spacing: 4) { Color.red; Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let outside = context.environment
        defer { context.enter(outside) }
        var inside = outside
        inside.sectionStyle = .lazyGrid
        context.enter(inside)
        let container = Container.lazyGrid(
            .horizontal, tracks: context.tracks(call, "rows"), alignment: context.verticalGuide(call),
            spacing: call.double("spacing"))
        return [context.tree.container(container, children: try context.lower(call.children))]
    }
}
