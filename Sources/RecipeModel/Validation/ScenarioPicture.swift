import LayoutEngine

/// The boxes of a layout beside the expected ones, kept where they differ so that reports can draw them.
public struct ScenarioPicture: Hashable, Sendable {
    /// One view or expected frame.
    public struct Box: Hashable, Sendable {
        /// The node's path in the layout.
        public var path: String
        /// How the view, or the expectation, calls it.
        public var name: String
        /// SwiftUI's name of the view.
        public var kind: String
        public var depth: Int
        /// In points, in the window.
        public var frame: Rect

        public init(path: String, name: String, kind: String, depth: Int, frame: Rect) {
            self.path = path
            self.name = name
            self.kind = kind
            self.depth = depth
            self.frame = frame
        }
    }

    /// Boxes beyond this many are left out of a picture.
    public static let boxLimit = 1_000

    /// The window in points; an axis that follows the content has the root's length.
    public var window: Size
    /// Every view of the layout, depth first.
    public var got: [Box]
    /// What was expected, in the order of the expectation; a part that is not asserted is taken from the layout.
    public var expected: [Box]

    public init(window: Size, got: [Box], expected: [Box]) {
        self.window = window
        self.got = got
        self.expected = expected
    }
}

extension ScenarioPicture {
    /// The picture of a layout with what `expectation` asks of it.
    init(of tree: FrameTree, expectation: Expectation, matcher: NodeMatcher) {
        let root = tree.nodes.first?.frame ?? .zero
        func length(_ stated: Double?, _ own: Double) -> Double {
            if let stated, stated.isFinite { stated } else { own.isFinite ? own : 0 }
        }
        window = Size(
            width: length(tree.viewport.size.width, root.width), height: length(tree.viewport.size.height, root.height))
        got = tree.nodes.filter { !$0.kind.hasPrefix(".") && $0.frame.isDrawable }.prefix(Self.boxLimit).map {
            Box(path: $0.path, name: $0.id ?? $0.name, kind: $0.kind, depth: $0.depth, frame: $0.frame)
        }
        expected = expectation.frames.prefix(Self.boxLimit).compactMap { frame in
            guard case .found(let index) = matcher.find(frame.node) else { return nil }
            let node = tree.nodes[index]
            let rect = Rect(
                x: frame.x ?? node.frame.minX, y: frame.y ?? node.frame.minY,
                width: frame.width ?? node.frame.width, height: frame.height ?? node.frame.height)
            return rect.isDrawable
                ? Box(path: node.path, name: frame.node, kind: node.kind, depth: node.depth, frame: rect) : nil
        }
    }
}

extension Rect {
    fileprivate var isDrawable: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
