/// The answer of a layout: every described node with its frame, depth first.
public struct FrameTree: Sendable, Equatable {
    /// The window in which the root was laid out.
    public var viewport: Viewport
    public var nodes: [FrameNode]
    /// How many rounds of evaluation and layout it took until nothing changed.
    public var passes: Int

    public init(viewport: Viewport, nodes: [FrameNode], passes: Int = 1) {
        self.viewport = viewport
        self.nodes = nodes
        self.passes = passes
    }
}

/// The window of a layout.
public struct Viewport: Sendable, Equatable {
    /// The window's size in points; a `nil` or infinite axis takes the root's own length.
    public var size: ProposedViewSize
    /// Pixels per point.
    public var scale: Double
    public var platform: Platform
    public var layoutDirection: LayoutDirection
    public var safeArea: EdgeInsets

    public init(
        size: ProposedViewSize, scale: Double = 3, platform: Platform = .iOS,
        layoutDirection: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero
    ) {
        self.size = size
        self.scale = scale
        self.platform = platform
        self.layoutDirection = layoutDirection
        self.safeArea = safeArea
    }
}

/// One view or layout modifier with its frame.
public struct FrameNode: Sendable, Equatable {
    /// The names from the root to this node, joined by `/`, custom views included.
    public var path: String
    /// The view as its author would recognise it, for example `Text("Hello")`.
    public var name: String
    /// SwiftUI's name of the view, or a dot and the name of the modifier.
    public var kind: String
    /// The accessibility identifier, else a string `.id`.
    public var id: String?
    /// Custom views of which this is the outermost node, outermost first.
    public var customViews: [String]
    public var depth: Int
    /// The index of the enclosing described node in `FrameTree.nodes`.
    public var parent: Int?
    /// The drawn frame in window coordinates, unrounded, in points.
    public var frame: Rect
    /// The frame before drawn displacement, where it differs from `frame`.
    public var layoutFrame: Rect?
    /// What the parent offered when it placed this node.
    public var proposal: ProposedViewSize
    /// Explicit alignment guides by name, in the node's own coordinates, sorted by name.
    public var guides: [Guide]
    /// The place in the source that wrote this node, as a UTF-8 offset; `nil` if unknown.
    public var sourceOffset: Int?
    /// Lines of text as they were broken, for renderers; empty for anything but text.
    public var textLines: [DrawnLine]

    public struct Guide: Sendable, Equatable {
        public var name: String
        public var axis: Axis
        public var value: Double

        public init(name: String, axis: Axis, value: Double) {
            self.name = name
            self.axis = axis
            self.value = value
        }
    }

    public init(
        path: String, name: String, kind: String, id: String? = nil, customViews: [String] = [],
        depth: Int, parent: Int? = nil, frame: Rect, layoutFrame: Rect? = nil,
        proposal: ProposedViewSize = .unspecified, guides: [Guide] = [], sourceOffset: Int? = nil,
        textLines: [DrawnLine] = []
    ) {
        self.path = path
        self.name = name
        self.kind = kind
        self.id = id
        self.customViews = customViews
        self.depth = depth
        self.parent = parent
        self.frame = frame
        self.layoutFrame = layoutFrame
        self.proposal = proposal
        self.guides = guides
        self.sourceOffset = sourceOffset
        self.textLines = textLines
    }
}

extension Rect {
    /// The rectangle on the pixel grid: each edge goes to the nearest pixel, halves up, so that neighbours keep
    /// touching (spec R3).
    public func rounded(toScale scale: Double) -> Rect {
        // Half a pixel that the last bits miss is half a pixel, so that equal edges go to one pixel; lengths come from
        // whole pixels and carry no noise.
        func pixel(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) }
        func points(_ pixels: Double) -> Double { (pixels / scale).withoutNegativeZero }
        let (left, top) = (pixel(minX), pixel(minY))
        return Rect(
            x: points(left), y: points(top), width: points(pixel(maxX) - left), height: points(pixel(maxY) - top))
    }

    /// The rectangle with 0 in place of minus zero and of numbers that are not finite.
    var stored: Rect {
        Rect(x: minX.stored, y: minY.stored, width: width.stored, height: height.stored)
    }
}

extension Double {
    var withoutNegativeZero: Double { self == 0 ? 0 : self }
    var stored: Double { isFinite ? withoutNegativeZero : 0 }
}
