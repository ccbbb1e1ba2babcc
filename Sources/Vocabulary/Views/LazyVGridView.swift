import LayoutEngine

/// LazyVGrid (spec LZ2 to LZ5).
enum LazyVGridView: ViewWord {
    static let name = "LazyVGrid"
    static let signatures = [
        "(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
            + "pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder)"
    ]
    static let remark = "all views are laid out, not only those on screen; pinned views stand at their place"
    static let examples = [
        "LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())], spacing: 4) { Color.red; Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let outside = context.environment
        defer { context.enter(outside) }
        var inside = outside
        inside.sectionStyle = .lazyGrid
        context.enter(inside)
        let container = Container.lazyGrid(
            .vertical, tracks: context.tracks(call, "columns"), alignment: context.horizontalGuide(call),
            spacing: call.double("spacing"))
        return [context.tree.container(container, children: try context.lower(call.children))]
    }
}
