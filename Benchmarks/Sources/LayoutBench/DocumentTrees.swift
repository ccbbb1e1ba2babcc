import LayoutEngine

/// W6 without source: the trees of documents like the album page and the eight ways to pin a panel to the bottom.
enum DocumentTrees {
    static let window = ProposedViewSize(width: 393, height: 852)
    private static let panel = Size(width: 393, height: 90)
    private static let details = Size(width: 393, height: 240)

    /// A picture with a title block below its own guide, as one page.
    static func album(_ tree: LayoutTree) -> [NodeID] {
        let line = tree.registerAlignment(name: "line", axis: .vertical) { $0[.bottom] }
        let picture = wrap(
            tree, tree.leaf(.image(Size(width: 1200, height: 800), resizable: true, capInsets: .zero)),
            .aspectRatio(nil, .fill), .frame(width: nil, height: 200, alignment: .center))
        let star = wrap(
            tree, tree.leaf(.symbol(Size(width: 22, height: 20), baseline: 17)),
            .alignmentGuide(line) { $0[.bottom] + 5 })
        let titles = stack(tree, .vertical, .leading, 10, [leaf(tree, 180, 41), leaf(tree, 120, 18)])
        let row = wrap(
            tree, stack(tree, .horizontal, .verticalCenter, 20, [star, titles]),
            .padding(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))
        let header = described(
            tree,
            tree.container(
                .zStack(alignment: Alignment(horizontal: .leading, vertical: line), isStatic: false),
                children: [picture, row]))
        let more = wrap(tree, leaf(tree, 290, 21), .padding(EdgeInsets(top: 16)))
        return [stack(tree, .vertical, .horizontalCenter, nil, [header, more])]
    }

    /// Eight ways to the same picture.
    static let ways: [@Sendable (LayoutTree) -> [NodeID]] = [
        { tree in
            let summary = wrap(tree, leaf(tree, panel), .alignmentGuide(.bottom) { $0.height + details.height })
            return [over(tree, zStack(tree, .bottom, [summary, leaf(tree, details)]), .bottom)]
        },
        { tree in
            [stack(tree, .vertical, .horizontalCenter, 0, [spacer(tree), leaf(tree, panel), leaf(tree, details)])]
        },
        { tree in
            [
                described(
                    tree,
                    tree.container(.custom(FromBelow()), children: [leaf(tree, panel), leaf(tree, details)]))
            ]
        },
        { tree in
            let rest = wrap(tree, flexible(tree), .layoutPriority(-1))
            let panels = [leaf(tree, panel), wrap(tree, leaf(tree, details), .layoutPriority(1))]
            return [stack(tree, .vertical, .horizontalCenter, 0, [rest] + panels)]
        },
        { tree in
            let slot = wrap(
                tree, flexible(tree), .frame(width: nil, height: details.height, alignment: .center),
                .matchedGeometry(matched(.top, isSource: true)))
            let summary = wrap(tree, leaf(tree, panel), .matchedGeometry(matched(.bottom, isSource: false)))
            return [wrap(tree, over(tree, slot, .bottom), .overlay(summary, alignment: .center))]
        },
        { tree in
            let inner = wrap(tree, leaf(tree, details), .overlay(leaf(tree, panel), alignment: .top))
            return [over(tree, inner, .bottom)]
        },
        { tree in
            let summary = wrap(tree, leaf(tree, panel), .offset(x: 0, y: -details.height))
            return [over(tree, zStack(tree, .bottom, [summary, leaf(tree, details)]), .bottom)]
        },
        { tree in
            let content = stack(
                tree, .vertical, .horizontalCenter, 0,
                [leaf(tree, 393, 852), leaf(tree, panel), leaf(tree, details)])
            let configuration = ScrollConfiguration(axes: .vertical, initialAnchor: .bottom)
            return [described(tree, tree.container(.scrollView(configuration), children: [content]))]
        }
    ]

    private static func matched(_ anchor: UnitPoint, isSource: Bool) -> MatchedGeometry {
        MatchedGeometry(key: 1, matchesSize: false, matchesPosition: true, anchor: anchor, isSource: isSource)
    }

    /// Every view is in the frames.
    private static func described(_ tree: LayoutTree, _ node: NodeID) -> NodeID {
        tree.describe(node, NodeDescription(kind: "View"))
        return node
    }

    private static func leaf(_ tree: LayoutTree, _ size: Size) -> NodeID { described(tree, tree.leaf(.fixed(size))) }
    private static func leaf(_ tree: LayoutTree, _ width: Double, _ height: Double) -> NodeID {
        leaf(tree, Size(width: width, height: height))
    }
    private static func flexible(_ tree: LayoutTree) -> NodeID { described(tree, tree.leaf(.flexible)) }
    private static func spacer(_ tree: LayoutTree) -> NodeID { described(tree, tree.leaf(.spacer(minLength: nil))) }

    private static func wrap(_ tree: LayoutTree, _ node: NodeID, _ wrappers: Wrapper...) -> NodeID {
        wrappers.reduce(node) { described(tree, tree.wrap($0, in: $1)) }
    }

    private static func over(_ tree: LayoutTree, _ node: NodeID, _ key: AlignmentKey) -> NodeID {
        wrap(tree, flexible(tree), .overlay(node, alignment: Alignment(horizontal: .horizontalCenter, vertical: key)))
    }

    private static func stack(
        _ tree: LayoutTree, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: Double?, _ children: [NodeID]
    ) -> NodeID {
        described(
            tree,
            tree.container(.stack(axis, alignment: alignment, spacing: spacing, isStatic: false), children: children))
    }

    private static func zStack(_ tree: LayoutTree, _ key: AlignmentKey, _ children: [NodeID]) -> NodeID {
        let alignment = Alignment(horizontal: .horizontalCenter, vertical: key)
        return described(tree, tree.container(.zStack(alignment: alignment, isStatic: false), children: children))
    }
}

/// Takes all that is offered and stacks its subviews from the bottom upwards.
private final class FromBelow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?
    ) {
        var bottom = bounds.maxY
        for subview in subviews.reversed() {
            subview.place(
                at: Point(x: bounds.minX, y: bottom), anchor: .bottomLeading,
                proposal: ProposedViewSize(width: bounds.width, height: nil))
            bottom -= subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
        }
    }
}
