@testable import LayoutEngine

/// Random trees over most kinds of nodes, the same for the same seed.
struct RandomTree {
    var random: SeededRandom
    /// Puts a modifier without effect on layout around every node.
    var addsIdentities = false
    /// Custom guides and texts; without them everything is separable.
    var isSeparable = false
    private var custom: AlignmentKey?

    init(seed: UInt64, addsIdentities: Bool = false, isSeparable: Bool = false) {
        random = SeededRandom(seed: seed)
        self.addsIdentities = addsIdentities
        self.isSeparable = isSeparable
    }

    mutating func make(_ tree: LayoutTree, depth: Int = 4) -> NodeID {
        if custom == nil {
            custom = tree.registerAlignment(name: "third", axis: .horizontal) { $0.width / 3 }
        }
        var node = depth == 0 || random.int(below: 5) == 0 ? leaf(tree) : container(tree, depth)
        while random.int(below: 3) == 0 { node = wrapped(node, tree, depth) }
        tree.describe(node, NodeDescription(kind: "n\(node.index)"))
        guard addsIdentities else { return node }
        return [Wrapper.identity, .zIndex(3), .id(7), .tag(1), .coordinateSpace(5)]
            .reduce(node) { tree.wrap($0, in: $1) }
    }

    private mutating func length() -> Double { Double(random.int(below: 40)) * 2.5 }

    private mutating func leaf(_ tree: LayoutTree) -> NodeID {
        switch random.int(below: isSeparable ? 6 : 9) {
        case 0, 1: return tree.leaf(.fixed(Size(width: length(), height: length())))
        case 2: return tree.leaf(.flexible)
        case 3: return tree.leaf(.spacer(minLength: random.int(below: 2) == 0 ? nil : length()))
        case 4: return tree.leaf(.divider)
        case 5:
            return tree.leaf(.image(Size(width: length(), height: length()), resizable: true, capInsets: .zero))
        case 6: return tree.leaf(.circle)
        case 7: return tree.leaf(.symbol(Size(width: 20, height: 18), baseline: 14))
        default: return tree.leaf(.measured(ToyText("some words to wrap in here")))
        }
    }

    private mutating func container(_ tree: LayoutTree, _ depth: Int) -> NodeID {
        let children = (0..<random.int(below: 5)).map { _ in make(tree, depth: depth - 1) }
        let spacing = random.int(below: 2) == 0 ? nil : Double(random.int(below: 4)) * 4 - 2
        let horizontal: [AlignmentKey] = [.leading, .horizontalCenter, .trailing]
        let vertical: [AlignmentKey] =
            isSeparable ? [.top, .bottom] : [.top, .verticalCenter, .firstTextBaseline, .lastTextBaseline]
        let x = horizontal[random.int(below: 3)]
        let y = vertical[random.int(below: vertical.count)]
        let alignment = Alignment(horizontal: x, vertical: y)
        let isStatic = random.int(below: 2) == 0
        switch random.int(below: isSeparable ? 7 : 10) {
        case 0, 1, 2:
            return tree.container(
                .stack(.horizontal, alignment: y, spacing: spacing, isStatic: isStatic), children: children)
        case 3, 4:
            let key = isSeparable || random.int(below: 4) > 0 ? x : custom ?? x
            return tree.container(
                .stack(.vertical, alignment: key, spacing: spacing, isStatic: isStatic), children: children)
        case 5: return tree.container(.zStack(alignment: alignment, isStatic: isStatic), children: children)
        case 6: return tree.container(.lazyStack(.vertical, alignment: x, spacing: spacing), children: children)
        case 7:
            return tree.container(.viewThatFits(.both), children: children)
        case 8:
            return tree.container(
                .scrollView(ScrollConfiguration(axes: random.int(below: 2) == 0 ? .vertical : .both)),
                children: children)
        default:
            let rows = stride(from: 0, to: children.count, by: 2).map {
                tree.container(
                    .gridRow(alignment: nil), children: Array(children[$0..<min($0 + 2, children.count)]))
            }
            return tree.container(
                .grid(alignment: alignment, horizontalSpacing: nil, verticalSpacing: spacing), children: rows)
        }
    }

    private mutating func wrapped(_ node: NodeID, _ tree: LayoutTree, _ depth: Int) -> NodeID {
        switch random.int(below: isSeparable ? 8 : 11) {
        case 0: return tree.wrap(node, in: .frame(width: length(), height: nil, alignment: .topLeading))
        case 1:
            return tree.wrap(
                node,
                in: .flexibleFrame(
                    FlexibleFrame(minWidth: length(), maxWidth: random.int(below: 2) == 0 ? .infinity : 80)))
        case 2: return tree.wrap(node, in: .padding(EdgeInsets(top: 3, leading: length() / 4, bottom: 0, trailing: 5)))
        case 3: return tree.wrap(node, in: .fixedSize(random.int(below: 2) == 0 ? .horizontal : .both))
        case 4: return tree.wrap(node, in: .layoutPriority(Double(random.int(below: 3)) - 1))
        case 5: return tree.wrap(node, in: .offset(x: length(), y: -3))
        case 6:
            return tree.wrap(node, in: .overlay(make(tree, depth: max(depth - 2, 0)), alignment: .bottomTrailing))
        case 7: return tree.wrap(node, in: .position(x: length(), y: length()))
        case 8: return tree.wrap(node, in: .aspectRatio(random.int(below: 2) == 0 ? nil : 1.5, .fit))
        case 9: return tree.wrap(node, in: .alignmentGuide(.leading) { $0.width / 4 })
        default: return tree.wrap(node, in: .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] - 2 })
        }
    }
}
