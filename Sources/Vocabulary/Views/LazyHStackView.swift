import LayoutEngine

/// LazyHStack (spec LZ1).
enum LazyHStackView: ViewWord {
    static let name = "LazyHStack"
    static let signatures = [
        "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
            + "pinnedViews: PinnedScrollableViews = .init(), content: @ViewBuilder)"
    ]
    static let remark = "all views are laid out, not only those on screen; pinned views stand at their place"
    static let examples = [
        "ScrollView(.horizontal) { LazyHStack(spacing: 4) { Color.red.frame(width: 50, height: 50) } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let container = Container.lazyStack(
            .horizontal, alignment: context.verticalGuide(call), spacing: call.double("spacing"))
        return [context.tree.container(container, children: try context.lower(call.children))]
    }
}
