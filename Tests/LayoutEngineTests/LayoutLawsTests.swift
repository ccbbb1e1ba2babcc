import Testing

@testable import LayoutEngine

/// What holds for every tree, tried on trees from seeds.
struct LayoutLawsTests {
    static let seeds = Array(UInt64(1)...150)

    private func lay(
        _ maker: RandomTree, direction: LayoutDirection = .leftToRight, trace: Trace? = nil
    ) -> (frames: FrameTree, tree: LayoutTree) {
        var maker = maker
        let tree = LayoutTree(platform: .macOS, scale: 2, layoutDirection: direction)
        let root = maker.make(tree)
        let viewport = Viewport(
            size: ProposedViewSize(width: 300, height: 200), scale: 2, platform: .macOS, layoutDirection: direction)
        return (tree.layout([root], in: viewport, trace: trace), tree)
    }

    @Test(arguments: seeds)
    func sizesAreFiniteAndNotNegative(_ seed: UInt64) {
        for node in lay(RandomTree(seed: seed)).frames.nodes {
            #expect(node.frame.width >= 0 && node.frame.height >= 0)
            let sum = node.frame.minX + node.frame.minY + node.frame.width + node.frame.height
            #expect(sum.isFinite)
        }
    }

    @Test(arguments: seeds)
    func theSameTreeHasTheSameFrames(_ seed: UInt64) {
        #expect(lay(RandomTree(seed: seed)).frames == lay(RandomTree(seed: seed)).frames)
    }

    /// The general path, which a trace takes, answers as the one that solves each axis alone.
    @Test(arguments: seeds)
    func aTraceChangesNothing(_ seed: UInt64) {
        for isSeparable in [true, false] {
            let maker = RandomTree(seed: seed, isSeparable: isSeparable)
            let trace = Trace()
            expectSame(lay(maker).frames, lay(maker, trace: trace).frames)
            #expect(!trace.events.isEmpty)
        }
    }

    private func expectSame(_ left: FrameTree, _ right: FrameTree) {
        #expect(left.nodes.count == right.nodes.count)
        for (left, right) in zip(left.nodes, right.nodes) {
            #expect(isClose(left.frame, right.frame), "\(left.path): \(left.frame) \(right.frame)")
            #expect(left.proposal == right.proposal || isClose(left.proposal, right.proposal))
        }
    }

    private func isClose(_ left: ProposedViewSize, _ right: ProposedViewSize) -> Bool {
        abs((left.width ?? -1) - (right.width ?? -1)) < 1e-9 && abs((left.height ?? -1) - (right.height ?? -1)) < 1e-9
    }

    private func isClose(_ left: Rect, _ right: Rect) -> Bool {
        abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
            && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
    }

    /// Spec S11, A13: right-to-left mirrors every frame in the window.
    @Test(arguments: seeds)
    func rightToLeftIsAMirror(_ seed: UInt64) {
        let left = lay(RandomTree(seed: seed)).frames.nodes
        let right = lay(RandomTree(seed: seed), direction: .rightToLeft).frames.nodes
        #expect(left.count == right.count)
        for (left, right) in zip(left, right) {
            let mirrored = Rect(
                x: 300 - left.frame.maxX, y: left.frame.minY, width: left.frame.width, height: left.frame.height)
            #expect(isClose(mirrored, right.frame), "\(left.path): \(mirrored) \(right.frame)")
        }
    }

    /// Spec M10: modifiers without a layout effect have none anywhere.
    @Test(arguments: seeds)
    func identityModifiersAreNeutral(_ seed: UInt64) {
        let plain = lay(RandomTree(seed: seed)).frames.nodes.map(\.frame)
        let wrapped = lay(RandomTree(seed: seed, addsIdentities: true)).frames.nodes.map(\.frame)
        #expect(plain == wrapped)
    }

    /// Laying out the same tree twice gives the same frames, whatever was remembered.
    @Test(arguments: seeds)
    func layingOutTwiceChangesNothing(_ seed: UInt64) {
        var maker = RandomTree(seed: seed)
        let tree = LayoutTree(platform: .macOS, scale: 2)
        let root = maker.make(tree)
        let first = Viewport(size: ProposedViewSize(width: 300, height: 200), scale: 2, platform: .macOS)
        let second = Viewport(size: ProposedViewSize(width: 120, height: nil), scale: 2, platform: .macOS)
        let frames = tree.layout([root], in: first)
        _ = tree.layout([root], in: second)
        expectSame(frames, tree.layout([root], in: first))
    }

    /// A changed leaf gives the frames of a tree that was built with it.
    @Test(arguments: seeds)
    func aChangedLeafIsLaidOutAsIfBuiltSo(_ seed: UInt64) {
        var maker = RandomTree(seed: seed)
        let tree = LayoutTree(platform: .macOS, scale: 2)
        let root = maker.make(tree)
        let viewport = Viewport(size: ProposedViewSize(width: 300, height: 200), scale: 2, platform: .macOS)
        _ = tree.layout([root], in: viewport)
        let leaves = (0..<tree.nodeCount).filter { tree.engine.node(Int32($0)).pointee.kind == .fixed }
        guard let leaf = leaves.last else { return }
        tree.setFixedSize(of: NodeID(index: Int32(leaf)), to: Size(width: 33, height: 21))
        let changed = tree.layout([root], in: viewport)
        tree.engine.forgetEverything()
        expectSame(changed, tree.layout([root], in: viewport))
    }
}
