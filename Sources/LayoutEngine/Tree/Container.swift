/// What arranges several children.
public enum Container {
    /// HStack and VStack (spec 2). `isStatic` says that its content is written as exactly one view, so that a
    /// single child makes it transparent (spec S8); it has no effect with more children.
    case stack(Axis, alignment: AlignmentKey, spacing: Double?, isStatic: Bool)
    /// ZStack (spec 3).
    case zStack(alignment: Alignment, isStatic: Bool)
    /// Grid (spec 8.1); rows are children made with `gridRow`.
    case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    /// A row of a grid; outside a grid its children stand alone, which is for the caller to arrange.
    case gridRow(alignment: AlignmentKey?)
    /// LazyVStack and LazyHStack (spec LZ1).
    case lazyStack(Axis, alignment: AlignmentKey, spacing: Double?)
    /// LazyVGrid (axis vertical) and LazyHGrid (spec LZ2 to LZ4); `alignment` is across the scrolling axis.
    case lazyGrid(Axis, tracks: [GridItem], alignment: AlignmentKey, spacing: Double?)
    /// A full width header or footer in a lazy grid is its child wrapped in this (spec LZ5).
    case lazyGridFullWidth
    /// The first child that fits (spec 8.3).
    case viewThatFits(Axis.Set)
    /// A scroll view (spec 8.4); several children stand in an implicit VStack.
    case scrollView(ScrollConfiguration)
    /// A GeometryReader or any other view whose content is made once its size is known (spec L19).
    case geometryReader(any DynamicContent)
    /// Content that is made when it is first measured, after everything placed before it: what
    /// `overlayPreferenceValue` writes as secondary view; several views stand in an implicit ZStack (spec O3).
    case deferred(any DynamicContent)
    /// A layout by the caller's own rules (spec 8.8).
    case custom(any Layout)
}

/// One column or row of a lazy grid.
public struct GridItem: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
        case fixed(Double)
        case flexible(minimum: Double, maximum: Double)
        case adaptive(minimum: Double, maximum: Double)
    }

    public var size: Size
    public var spacing: Double?
    public var alignment: Alignment?

    public init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// How a scroll view stands.
public struct ScrollConfiguration: Hashable, Sendable {
    public var axes: Axis.Set
    /// The part of the content that is shown first.
    public var initialAnchor: UnitPoint?
    /// Where content shorter than the view stands; `nil` is as `initialAnchor` says.
    public var shortContentAnchor: UnitPoint?
    /// How far the content is scrolled at first, in points from its leading top corner, as far as it can be.
    public var initialOffset: Point?
    /// The identity to scroll to, as given to `Wrapper.id`, and where it should stand; `nil` is the least motion.
    public var target: Target?

    public struct Target: Hashable, Sendable {
        public var id: Int32
        public var anchor: UnitPoint?

        public init(id: Int32, anchor: UnitPoint?) {
            self.id = id
            self.anchor = anchor
        }
    }

    public init(axes: Axis.Set, initialAnchor: UnitPoint? = nil, target: Target? = nil) {
        self.axes = axes
        self.initialAnchor = initialAnchor
        self.target = target
    }
}

/// Makes the content of a node once its geometry is known.
public protocol DynamicContent: AnyObject {
    /// Builds nodes in `tree` and returns them; called once when the node is placed, after everything that was
    /// placed before it. An overlay's or background's secondary view is placed after its primary.
    func content(for proxy: GeometryProxy, in tree: LayoutTree) -> [NodeID]
}
