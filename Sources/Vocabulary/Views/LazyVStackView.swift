import LayoutEngine

/// LazyVStack (spec LZ1).
enum LazyVStackView: ViewWord {
    static let name = "LazyVStack"
    static let signatures = [
        "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
            + "pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder)"
    ]
    static let remark = "all views are laid out, not only those on screen; pinned views stand at their place"
    static let examples = [
        "ScrollView(.vertical) { LazyVStack(spacing: 4) { Color.red.frame(width: 50, height: 50) } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let container = Container.lazyStack(
            .vertical, alignment: context.horizontalGuide(call), spacing: call.double("spacing"))
        return [context.tree.container(container, children: try context.lower(call.children))]
    }
}
