import Testing

@testable import LayoutEngine

/// Cost as counts, and limits instead of crashes.
struct LayoutCostTests {
    /// Rows in columns in rows: on each level a rigid leaf, a flexible one and the next level.
    private func nested(_ depth: Int, _ tree: LayoutTree, leaf: (LayoutTree) -> NodeID) -> NodeID {
        var inner = leaf(tree)
        for level in 0..<depth {
            let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
            let alignment: AlignmentKey = axis == .horizontal ? .verticalCenter : .horizontalCenter
            inner = tree.container(
                .stack(axis, alignment: alignment, spacing: 0, isStatic: false),
                children: [tree.leaf(.fixed(Size(width: 10, height: 10))), tree.leaf(.flexible), inner])
        }
        return inner
    }

    private func cost(_ depth: Int, leaf: (LayoutTree) -> NodeID) -> Int {
        let tree = LayoutTree()
        let root = nested(depth, tree, leaf: leaf)
        tree.place([root], in: Viewport(size: ProposedViewSize(width: 4000, height: 4000)))
        return tree.measureCount
    }

    @Test
    func nestedStacksCostLinearWork() {
        let (short, long) = (cost(50) { $0.leaf(.flexible) }, cost(100) { $0.leaf(.flexible) })
        #expect(long <= 2 * short + 10)
        #expect(long <= 8 * 100)
    }

    /// A text at the bottom makes every level depend on both axes; the answers are remembered.
    @Test
    func nestedStacksAroundATextStayFarFromExponential() {
        let count = cost(40) { $0.leaf(.measured(ToyText("some words to wrap"))) }
        #expect(count < 20_000)
    }

    @Test
    func aDeepTreeGivesAnAnswer() {
        let tree = LayoutTree()
        tree.maximumDepth = 20_000
        tree.maximumNodes = 1_000_000
        let root = nested(10_000, tree) { $0.leaf(.flexible) }
        tree.place([root], in: Viewport(size: ProposedViewSize(width: 4000, height: 4000)))
        #expect(tree.limitExceeded == nil)
        // 5,000 rows, each with a leaf of 10 that does not shrink.
        #expect(tree.frame(of: root)?.width == 50_000)
    }

    @Test
    func deepWrappersGiveAnAnswer() {
        let tree = LayoutTree()
        tree.maximumDepth = 20_000
        var node = tree.leaf(.flexible)
        for _ in 0..<10_000 { node = tree.wrap(node, in: .padding(EdgeInsets(top: 0.001))) }
        tree.place([node], in: Viewport(size: ProposedViewSize(width: 100, height: 100)))
        #expect(tree.frame(of: node)?.height == 100)
    }

    @Test
    func aDeepTreeBeyondTheLimitHasNoFrames() {
        let tree = LayoutTree()
        let root = nested(600, tree) { $0.leaf(.flexible) }
        #expect(tree.limitExceeded == .depth(512))
        let frames = tree.layout([root], in: Viewport(size: ProposedViewSize(width: 10, height: 10)))
        #expect(frames.nodes.isEmpty)
    }

    /// A reader whose content is the same reader again, without end.
    @Test
    func endlessContentMeetsTheDepthLimit() {
        final class Endless: DynamicContent {
            func content(for proxy: GeometryProxy, in tree: LayoutTree) -> [NodeID] {
                [tree.container(.geometryReader(Endless()), children: [])]
            }
        }
        let tree = LayoutTree()
        let root = tree.container(.geometryReader(Endless()), children: [])
        #expect(tree.layout([root], in: Viewport(size: .zero)).nodes.isEmpty)
        #expect(tree.limitExceeded == .depth(512))
    }

    @Test
    func aWideTreeGivesAnAnswer() {
        let tree = LayoutTree()
        tree.maximumNodes = 1_000_001
        let leaves = (0..<1_000_000).map { _ in tree.leaf(.flexible) }
        let root = tree.container(
            .stack(.vertical, alignment: .leading, spacing: 0, isStatic: false), children: leaves)
        tree.place([root], in: Viewport(size: ProposedViewSize(width: 100, height: 1_000_000)))
        #expect(tree.frame(of: leaves[999_999]) == Rect(x: 0, y: 999_999, width: 100, height: 1))
    }

    @Test
    func aTreeOfTooManyNodesHasNoFrames() {
        let tree = LayoutTree()
        tree.maximumNodes = 10
        let leaves = (0..<20).map { _ in tree.leaf(.flexible) }
        let root = tree.container(.zStack(alignment: .center, isStatic: false), children: leaves)
        #expect(tree.limitExceeded == .nodes(10))
        #expect(tree.layout([root], in: Viewport(size: .zero)).nodes.isEmpty)
    }

    /// A change that its row absorbs asks nothing above the row again.
    @Test
    func anAbsorbedChangeStopsAtItsRow() {
        let tree = LayoutTree()
        var label: NodeID?
        let rows = (0..<100).map { _ in
            let text = tree.leaf(.fixed(Size(width: 120, height: 16)))
            label = text
            return tree.container(
                .stack(.horizontal, alignment: .verticalCenter, spacing: nil, isStatic: false),
                children: [text, tree.leaf(.spacer(minLength: nil)), tree.leaf(.fixed(Size(width: 24, height: 24)))])
        }
        let root = tree.container(
            .stack(.vertical, alignment: .leading, spacing: nil, isStatic: false), children: rows)
        let viewport = Viewport(size: ProposedViewSize(width: 390, height: nil))
        tree.place([root], in: viewport)
        let before = tree.measureCount
        if let label { tree.setFixedSize(of: label, to: Size(width: 124, height: 16)) }
        tree.place([root], in: viewport)
        #expect(tree.measureCount - before <= 6)
    }
}
