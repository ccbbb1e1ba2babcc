@testable import LayoutEngine

/// Random trees over all kinds of nodes, the same for the same seed.
struct RandomTree {
    var random: SeededRandom
    /// Puts a modifier without effect on layout around every node.
    var addsIdentities = false
    /// Custom guides and texts; without them everything is separable.
    var isSeparable = false
    private var thirdAcross: AlignmentKey?
    private var thirdDown: AlignmentKey?

    init(seed: UInt64, addsIdentities: Bool = false, isSeparable: Bool = false) {
        random = SeededRandom(seed: seed)
        self.addsIdentities = addsIdentities
        self.isSeparable = isSeparable
    }

    mutating func make(_ tree: LayoutTree, depth: Int = 4) -> NodeID {
        if thirdAcross == nil {
            thirdAcross = tree.registerAlignment(name: "third", axis: .horizontal) { $0.width / 3 }
            thirdDown = tree.registerAlignment(name: "thirdDown", axis: .vertical) { $0[.bottom] / 3 }
        }
        var node = depth == 0 || random.int(below: 5) == 0 ? leaf(tree) : container(tree, depth)
        while random.int(below: 3) == 0 { node = wrapped(node, tree, depth) }
        tree.describe(node, NodeDescription(kind: "n\(node.index)"))
        guard addsIdentities else { return node }
        return [
            Wrapper.identity, .zIndex(3), .id(7), .tag(1), .coordinateSpace(5),
            .transformEffect(.identity, anchor: .top),
            .drawnEffect { _ in .identity }, .offset(x: 0, y: 0), .layoutValue(key: 1, value: ToyText("value"))
        ].reduce(node) { tree.wrap($0, in: $1) }
    }

    private mutating func length() -> Double { Double(random.int(below: 40)) * 2.5 }
    private mutating func maybe(_ length: Double) -> Double? { random.int(below: 2) == 0 ? nil : length }
    private mutating func one<T>(of choices: [T]) -> T { choices[random.int(below: choices.count)] }

    private mutating func leaf(_ tree: LayoutTree) -> NodeID {
        switch random.int(below: isSeparable ? 6 : 10) {
        case 0, 1: return tree.leaf(.fixed(Size(width: length(), height: length())))
        case 2: return tree.leaf(.flexible)
        case 3: return tree.leaf(.spacer(minLength: random.int(below: 2) == 0 ? nil : length()))
        case 4: return tree.leaf(.divider)
        case 5:
            return tree.leaf(.image(Size(width: length(), height: length()), resizable: true, capInsets: .zero))
        case 6: return tree.leaf(.circle)
        case 7: return tree.leaf(.symbol(Size(width: 20, height: 18), baseline: 14))
        case 8: return tree.leaf(.measured(Numberless()))
        default: return tree.leaf(.measured(ToyText("some words to wrap in here")))
        }
    }

    private mutating func horizontalKey() -> AlignmentKey {
        one(of: [.leading, .horizontalCenter, .trailing] + (isSeparable ? [] : [thirdAcross ?? .leading]))
    }

    private mutating func verticalKey() -> AlignmentKey {
        one(
            of: isSeparable
                ? [.top, .bottom]
                : [.top, .verticalCenter, .firstTextBaseline, .lastTextBaseline, thirdDown ?? .bottom])
    }

    private mutating func alignment() -> Alignment { Alignment(horizontal: horizontalKey(), vertical: verticalKey()) }

    private mutating func container(_ tree: LayoutTree, _ depth: Int) -> NodeID {
        let children = (0..<random.int(below: 5)).map { _ in make(tree, depth: depth - 1) }
        let spacing = random.int(below: 2) == 0 ? nil : Double(random.int(below: 4)) * 4 - 2
        let isStatic = random.int(below: 2) == 0
        switch random.int(below: isSeparable ? 7 : 14) {
        case 0, 1, 2:
            return tree.container(
                .stack(.horizontal, alignment: verticalKey(), spacing: spacing, isStatic: isStatic),
                children: children)
        case 3, 4:
            return tree.container(
                .stack(.vertical, alignment: horizontalKey(), spacing: spacing, isStatic: isStatic),
                children: children)
        case 5: return tree.container(.zStack(alignment: alignment(), isStatic: isStatic), children: children)
        case 6:
            let lazy: Container =
                isStatic
                ? .lazyStack(.vertical, alignment: horizontalKey(), spacing: spacing)
                : .lazyStack(.horizontal, alignment: verticalKey(), spacing: spacing)
            return tree.container(lazy, children: children)
        case 7: return tree.container(.viewThatFits(one(of: [.both, .horizontal, .vertical])), children: children)
        case 8:
            let configuration = ScrollConfiguration(
                axes: one(of: [.vertical, .both, .horizontal]), initialAnchor: isStatic ? nil : .center)
            return tree.container(.scrollView(configuration), children: children)
        case 9: return lazyGrid(tree, children)
        case 10:
            let made = children
            return tree.container(.geometryReader(ReaderContent { _ in NodesView(nodes: made) }), children: [])
        case 11: return tree.container(.custom(Diagonal()), children: children)
        default: return grid(tree, children, spacing)
        }
    }

    private mutating func lazyGrid(_ tree: LayoutTree, _ children: [NodeID]) -> NodeID {
        let tracks = (0...random.int(below: 3)).map { _ in
            GridItem(
                one(of: [.fixed(20), .flexible(), .flexible(minimum: 30, maximum: 50), .adaptive(minimum: 25)]),
                spacing: maybe(5), alignment: random.int(below: 3) == 0 ? alignment() : nil)
        }
        let isVertical = random.int(below: 2) == 0
        let key = isVertical ? one(of: [AlignmentKey.leading, .trailing]) : one(of: [AlignmentKey.top, .bottom])
        let lines = children.enumerated().map { index, child in
            index == 2 ? tree.container(.lazyGridFullWidth, children: [child]) : child
        }
        return tree.container(
            .lazyGrid(isVertical ? .vertical : .horizontal, tracks: tracks, alignment: key, spacing: maybe(3)),
            children: lines)
    }

    /// Rows of two, one in a while inside another, and now and then a child outside of any row.
    private mutating func grid(_ tree: LayoutTree, _ children: [NodeID], _ spacing: Double?) -> NodeID {
        var rows: [NodeID] = []
        for index in stride(from: 0, to: children.count, by: 2) {
            if random.int(below: 4) == 0 {
                rows.append(children[index])
                if index + 1 < children.count { rows.append(children[index + 1]) }
                continue
            }
            let cells = children[index..<min(index + 2, children.count)].map { cell($0, tree) }
            var row = tree.container(
                .gridRow(alignment: random.int(below: 2) == 0 ? nil : verticalKey()), children: cells)
            if random.int(below: 4) == 0 { row = tree.container(.gridRow(alignment: nil), children: [row]) }
            rows.append(row)
        }
        return tree.container(
            .grid(alignment: alignment(), horizontalSpacing: maybe(4), verticalSpacing: spacing), children: rows)
    }

    private mutating func cell(_ node: NodeID, _ tree: LayoutTree) -> NodeID {
        switch random.int(below: 8) {
        case 0: tree.wrap(node, in: .gridCell(.columns(random.int(below: 4))))
        case 1: tree.wrap(node, in: .gridCell(.columnAlignment(horizontalKey())))
        case 2: tree.wrap(node, in: .gridCell(.unsizedAxes(one(of: [.horizontal, .vertical, .both]))))
        default: node
        }
    }

    private mutating func wrapped(_ node: NodeID, _ tree: LayoutTree, _ depth: Int) -> NodeID {
        switch random.int(below: isSeparable ? 8 : 20) {
        case 0: return tree.wrap(node, in: .frame(width: length(), height: maybe(30), alignment: .topLeading))
        case 1:
            let frame = FlexibleFrame(
                minWidth: maybe(length()), idealWidth: maybe(20), maxWidth: one(of: [nil, .infinity, 80]),
                minHeight: maybe(10), idealHeight: maybe(30), maxHeight: one(of: [nil, .infinity, 60]))
            return tree.wrap(node, in: .flexibleFrame(frame))
        case 2:
            return tree.wrap(
                node,
                in: .padding(
                    EdgeInsets(top: one(of: [3, -30]), leading: length() / 4, bottom: 0, trailing: one(of: [5, -20]))))
        case 3: return tree.wrap(node, in: .fixedSize(one(of: [.horizontal, .vertical, .both])))
        case 4: return tree.wrap(node, in: .layoutPriority(Double(random.int(below: 3)) - 1))
        case 5: return tree.wrap(node, in: .offset(x: length(), y: -3))
        case 6:
            return tree.wrap(node, in: .overlay(make(tree, depth: max(depth - 2, 0)), alignment: .bottomTrailing))
        case 7: return tree.wrap(node, in: .position(x: length(), y: length()))
        case 8: return tree.wrap(node, in: .aspectRatio(one(of: [nil, 1.5, 0.5]), one(of: [.fit, .fill])))
        case 9: return tree.wrap(node, in: .alignmentGuide(.leading) { $0.width / 4 })
        case 10: return tree.wrap(node, in: .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] - 2 })
        case 11:
            return tree.wrap(node, in: .background(make(tree, depth: max(depth - 2, 0)), alignment: alignment()))
        case 12: return inset(node, tree, depth)
        case 13: return tree.wrap(node, in: .safeAreaPadding(EdgeInsets(top: 2, leading: 6, bottom: 4, trailing: 1)))
        case 14: return tree.wrap(node, in: .ignoresSafeArea(one(of: [.all, .top, .leading])))
        case 15:
            return tree.wrap(
                node, in: .containerRelativeFrame(.horizontal, alignment: .trailing) { length, _ in length / 2 })
        case 16: return tree.wrap(node, in: .contentMargins(EdgeInsets(top: 4, leading: 7, bottom: 0, trailing: 2)))
        case 17: return tree.wrap(node, in: .transformEffect(.scale(x: 1.5, y: 0.5), anchor: .center))
        case 18:
            return tree.wrap(node, in: .drawnEffect { ProjectionTransform(.translation(x: 0, y: $0.size.height)) })
        default: return matched(node, tree)
        }
    }

    private mutating func inset(_ node: NodeID, _ tree: LayoutTree, _ depth: Int) -> NodeID {
        let second = make(tree, depth: max(depth - 2, 0))
        let edge = one(of: [Edge.top, .leading, .bottom, .trailing])
        let guide = edge == .top || edge == .bottom ? horizontalKey() : verticalKey()
        return tree.wrap(node, in: .safeAreaInset(second, edge: edge, guide: guide, spacing: maybe(6)))
    }

    private mutating func matched(_ node: NodeID, _ tree: LayoutTree) -> NodeID {
        let isSource = random.int(below: 2) == 0
        return tree.wrap(
            node,
            in: .matchedGeometry(
                MatchedGeometry(
                    key: 1, matchesSize: !isSource && random.int(below: 2) == 0, matchesPosition: true, anchor: .center,
                    isSource: isSource)))
    }
}

/// Places its subviews one below and beside the other, each ideal.
private final class Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Size(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyObject?
    ) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner = Point(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

/// Views that are made already.
private struct NodesView: View {
    let nodes: [NodeID]
    var body: Never { preconditionFailure("made already") }
    func nodes(in tree: LayoutTree) -> [NodeID] { nodes }
    var isStatic: Bool { nodes.count == 1 }
}
