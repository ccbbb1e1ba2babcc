/// What a modifier does to one child.
public enum Wrapper {
    /// Keeps layout as it is and only gives the node a place in the frames (`describe`).
    case identity
    /// Fixed lengths; `nil` passes the axis through (spec F1).
    case frame(width: Double?, height: Double?, alignment: Alignment)
    /// Bounds for the offered lengths (spec F2 to F6).
    case flexibleFrame(FlexibleFrame)
    /// Space around the child, already resolved to the platform's default where none was given (spec M1).
    case padding(EdgeInsets)
    /// Draws the child elsewhere (spec M2); x grows towards the trailing edge.
    case offset(x: Double, y: Double)
    /// Centres the child on a point and takes all that is offered (spec M3).
    case position(x: Double, y: Double)
    /// Offers nothing on the given axes (spec M4).
    case fixedSize(Axis.Set)
    /// Offers a box of a ratio width / height; `nil` is the child's own (spec M5).
    case aspectRatio(Double?, ContentMode)
    /// The order in which stacks and grids serve the child (spec M7).
    case layoutPriority(Double)
    /// The order of drawing.
    case zIndex(Double)
    /// An explicit guide (spec A4).
    case alignmentGuide(AlignmentKey, (ViewDimensions) -> Double)
    /// A transform of what is drawn, about a point of the laid out size (spec M9).
    case transformEffect(AffineTransform, anchor: UnitPoint)
    /// A transform of what is drawn, in the child's own coordinates, worked out once everything is placed (spec M9).
    case drawnEffect((GeometryProxy) -> ProjectionTransform)
    /// A second view laid out at the size of the child (spec O1 to O3); several views are given as a ZStack.
    case overlay(NodeID, alignment: Alignment)
    /// As `overlay`, drawn behind.
    case background(NodeID, alignment: Alignment)
    /// Grows into the safe area where the child's edges touch it (spec SA2).
    case ignoresSafeArea(Edge.Set)
    /// A view at one edge that shrinks the safe area of the child (spec SA3).
    case safeAreaInset(NodeID, edge: Edge, guide: AlignmentKey, spacing: Double?)
    /// Clear insets that also enlarge the child's safe area (spec SA4).
    case safeAreaPadding(EdgeInsets)
    /// Insets of the content of the scroll views below (spec SC1).
    case contentMargins(EdgeInsets)
    /// Lengths taken from the nearest container (spec 8.6), computed from the container's length on each given axis.
    case containerRelativeFrame(Axis.Set, alignment: Alignment, length: (Double, Axis) -> Double)
    /// Marks the child as a container for `containerRelativeFrame` although it lays out as itself (navigation hosts, tabs).
    case containerBoundary
    /// Shares geometry between views of one key (spec 8.7).
    case matchedGeometry(MatchedGeometry)
    /// A value that a `Layout` above can read.
    case layoutValue(key: Int32, value: AnyObject)
    /// How the child stands in a grid (spec 8.1).
    case gridCell(GridCellAttribute)
    /// Distances to neighbours other than the child's own, as controls have them (spec 2.2).
    case spacing(ViewSpacing)
    /// A name for the coordinates of the child.
    case coordinateSpace(Int32)
    /// An identity for scrolling to the child; any interned value.
    case id(Int32)
    /// A number that means something to the caller, for finding the node again.
    case tag(Int32)
    /// Calls back with the geometry of the child once it is placed.
    case onPlaced((GeometryProxy) -> Void)
}

/// The parameters of a flexible frame, in points; `nil` where not given.
public struct FlexibleFrame: Hashable, Sendable {
    public var minWidth: Double?
    public var idealWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var idealHeight: Double?
    public var maxHeight: Double?
    public var alignment: Alignment

    public init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// A two by three matrix: x' = a x + c y + tx, y' = b x + d y + ty.
public struct AffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

/// The parameters of a matched geometry effect.
public struct MatchedGeometry: Hashable, Sendable {
    /// The interned pair of identifier and namespace.
    public var key: Int32
    public var matchesSize: Bool
    public var matchesPosition: Bool
    public var anchor: UnitPoint
    public var isSource: Bool

    public init(key: Int32, matchesSize: Bool, matchesPosition: Bool, anchor: UnitPoint, isSource: Bool) {
        self.key = key
        self.matchesSize = matchesSize
        self.matchesPosition = matchesPosition
        self.anchor = anchor
        self.isSource = isSource
    }
}

/// One attribute of a grid cell.
public enum GridCellAttribute {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(AlignmentKey)
    case unsizedAxes(Axis.Set)
}

/// A transform of what is drawn inside a node, about a point of its size.
struct DrawnEffect {
    var transform = ProjectionTransform.identity
    var anchor = UnitPoint.topLeading
    /// Works the transform out once the node is placed.
    var make: ((GeometryProxy) -> ProjectionTransform)?
}
