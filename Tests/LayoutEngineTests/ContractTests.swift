import Testing

@testable import LayoutEngine

/// What other modules rely on: the list of frames, dynamic content, custom layouts, the trace.
struct ContractTests {
    private let window = Viewport(size: ProposedViewSize(width: 100, height: 100), scale: 2, platform: .macOS)

    private func fixed(_ tree: LayoutTree, _ width: Double, _ height: Double, _ kind: String) -> NodeID {
        let node = tree.leaf(.fixed(Size(width: width, height: height)))
        tree.describe(node, NodeDescription(kind: kind))
        return node
    }

    @Test
    func framesAreListedDepthFirstWithPathsAndGuides() {
        let tree = LayoutTree(platform: .macOS, scale: 2)
        let third = tree.registerAlignment(name: "third", axis: .horizontal) { $0.width / 3 }
        let inner = fixed(tree, 30, 10, "Rectangle")
        let guided = tree.wrap(inner, in: .alignmentGuide(third) { $0[third] + 1 })
        let moved = tree.wrap(guided, in: .offset(x: 5, y: 0))
        tree.describe(moved, NodeDescription(kind: ".offset", customViews: ["RedView"]))
        let overlay = tree.wrap(moved, in: .overlay(fixed(tree, 10, 10, "Circle"), alignment: .leading))
        let root = tree.container(.zStack(alignment: .center, isStatic: false), children: [overlay])
        tree.describe(root, NodeDescription(kind: "ZStack", id: "root"))
        let nodes = tree.layout([root], in: window).nodes
        #expect(
            nodes.map(\.path) == [
                "ZStack", "ZStack/RedView/.offset", "ZStack/RedView/.offset/Rectangle", "ZStack/Circle"
            ])
        #expect(nodes.map(\.depth) == [0, 1, 2, 1])
        #expect(nodes.map(\.parent) == [nil, 0, 1, 0])
        // 35 = (100 − 30) / 2; the offset node keeps its layout frame, what is inside is drawn 5 to the right.
        #expect(nodes[1].frame == Rect(x: 35, y: 45, width: 30, height: 10))
        #expect(nodes[1].layoutFrame == nil)
        #expect(nodes[2].frame == Rect(x: 40, y: 45, width: 30, height: 10))
        #expect(nodes[2].layoutFrame == Rect(x: 35, y: 45, width: 30, height: 10))
        #expect(nodes[3].frame == Rect(x: 35, y: 45, width: 10, height: 10))
        // The guide is written on the rectangle: 30 / 3 + 1.
        #expect(nodes[2].guides == [FrameNode.Guide(name: "third", axis: .horizontal, value: 11)])
        #expect(nodes[2].proposal == ProposedViewSize(width: 30, height: 10))
        #expect(tree.children(of: overlay) == [moved, tree.children(of: overlay)[1]])
        #expect(tree.name(of: third) == "third" && tree.axis(of: third) == .horizontal)
    }

    /// Spec P10: a width that is no number counts as none and takes nothing from the others, 20 and 100 - 20.
    @Test
    func answersThatAreNoNumbersPoisonNothing() {
        let tree = LayoutTree()
        let odd = tree.leaf(.measured(Numberless()))
        let (box, rest) = (fixed(tree, 20, 10, "a"), tree.leaf(.flexible))
        let root = tree.container(
            .stack(.horizontal, alignment: .top, spacing: 0, isStatic: false), children: [odd, box, rest])
        _ = tree.layout([root], in: window)
        #expect(tree.frame(of: odd) == Rect(x: 0, y: 0, width: 0, height: 100))
        #expect(tree.frame(of: box) == Rect(x: 0, y: 0, width: 20, height: 10))
        #expect(tree.frame(of: rest) == Rect(x: 20, y: 0, width: 80, height: 100))
    }

    @Test
    func openAxesTakeTheRootsLength() {
        let tree = LayoutTree()
        let root = fixed(tree, 30, 10, "a")
        let viewport = Viewport(size: ProposedViewSize(width: nil, height: .infinity), safeArea: EdgeInsets(top: 5))
        #expect(tree.layout([root], in: viewport).nodes[0].frame == Rect(x: 0, y: 5, width: 30, height: 10))
        #expect(tree.layout([], in: viewport).nodes.isEmpty)
    }

    /// A quarter turn about the centre of 30×10 at (35, 45): a box of 10×30 about (50, 50).
    @Test
    func transformsAreBoundingBoxes() {
        let tree = LayoutTree()
        let inner = fixed(tree, 30, 10, "a")
        let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let root = tree.wrap(inner, in: .transformEffect(quarter, anchor: .center))
        _ = tree.layout([root], in: window)
        #expect(tree.frame(of: inner) == Rect(x: 45, y: 35, width: 10, height: 30))
        #expect(tree.frame(of: root) == Rect(x: 35, y: 45, width: 30, height: 10))
    }

    /// Deferred content sees what was placed before it, here the frame of a view inside the primary one.
    @Test
    func deferredContentReadsAnchors() {
        let tree = LayoutTree()
        let target = fixed(tree, 20, 10, "target")
        let primary = tree.wrap(target, in: .padding(EdgeInsets(top: 4, leading: 6, bottom: 0, trailing: 0)))
        let content = ReaderContent { proxy in
            let rect = proxy.frame(of: target) ?? .zero
            return Color.red.frame(width: rect.minX, height: rect.minY).accessibilityIdentifier("seen")
        }
        let root = tree.wrap(
            primary,
            in: .overlay(tree.container(.deferred(content), children: []), alignment: .topLeading))
        let frames = tree.layout([root], in: window)
        // The target stands at (6, 4) in the primary view, which is 26×14 at (37, 43).
        #expect(frames.nodes.last?.frame == Rect(x: 37, y: 43, width: 6, height: 4))
    }

    @Test
    func proxiesKnowNamedSpacesAndScrollViews() {
        let tree = LayoutTree()
        var global: Rect?
        var named: Rect?
        var scroll: Rect?
        let node = tree.wrap(
            fixed(tree, 20, 10, "a"),
            in: .onPlaced { proxy in
                global = proxy.globalFrame
                named = proxy.frame(inSpace: 9)
                scroll = proxy.scrollViewFrame
            })
        let column = tree.container(
            .stack(.vertical, alignment: .leading, spacing: 0, isStatic: false),
            children: [fixed(tree, 100, 300, "above"), node])
        let space = tree.wrap(column, in: .coordinateSpace(9))
        let root = tree.container(
            .scrollView(ScrollConfiguration(axes: .vertical, initialAnchor: .bottom)), children: [space])
        _ = tree.layout([root], in: window)
        // The content is 310 high, scrolled by 210: 300 − 210 = 90.
        #expect(global == Rect(x: 0, y: 90, width: 20, height: 10))
        #expect(named == Rect(x: 0, y: 300, width: 20, height: 10))
        #expect(scroll == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    /// Spec 8.8: the last place counts, a subview left out stands in the middle with the container's own offer.
    @Test
    func customLayouts() {
        struct Placing: TestLayout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
                Size(width: 60, height: 60)
            }
            func placeSubviews(
                in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                let corner = Point(x: bounds.maxX, y: bounds.maxY)
                subviews[0].place(at: bounds.origin, proposal: .unspecified)
                subviews[0].place(at: corner, anchor: .bottomTrailing, proposal: ProposedViewSize(width: 20, height: 5))
            }
        }
        let laid = Laid(
            Placing()() {
                Color.red.accessibilityIdentifier("placed")
                Color.red.accessibilityIdentifier("left")
            }, 100, 100)
        #expect(laid.frame("placed") == Rect(x: 60, y: 75, width: 20, height: 5))
        #expect(laid.frame("left") == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test
    func theTraceTellsTheArithmetic() {
        let tree = LayoutTree()
        let first = fixed(tree, 20, 10, "a")
        let second = tree.leaf(.flexible)
        let root = tree.container(
            .stack(.horizontal, alignment: .top, spacing: 8, isStatic: false), children: [first, second])
        let trace = Trace()
        _ = tree.layout([root], in: window, trace: trace)
        // 92 are left for two; the rigid view is offered 46 and takes 20, so the other gets 72.
        #expect(
            trace.events.contains(
                .share(stack: root, child: first, axis: .horizontal, left: 92, remaining: 2, offer: 46)))
        #expect(
            trace.events.contains(
                .share(stack: root, child: second, axis: .horizontal, left: 72, remaining: 1, offer: 72)))
        #expect(
            trace.events.contains(
                .placed(node: second, axis: .horizontal, position: 28, rule: .after(end: 20, gap: 8))))
        #expect(
            trace.events.contains(
                .answered(
                    node: root, proposal: ProposedViewSize(width: 100, height: 100),
                    size: Size(width: 100, height: 100))))
        #expect(
            trace.events.contains(
                .settled(
                    node: second, proposal: ProposedViewSize(width: 72, height: 100),
                    size: Size(width: 72, height: 100))))
    }
}
