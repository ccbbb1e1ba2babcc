/// What a node is; the solver switches on it instead of going through witness tables.
enum Kind: UInt8 {
    // Leaves.
    case fixed, flexible, circle, resizableImage, spacer, divider, symbol, measured
    // Wrappers that pass size, guides, spacing and priority through.
    case identity, transparentStack, priority, guide, overlay, background, offset, transform, matched, layoutValue
    case gridCell, coordinateSpace, identifier, tag, onPlaced, boundary, contentMargins, spacing, zIndex
    // Wrappers that change the negotiation.
    case frame, flexibleFrame, padding, position, fixedSize, aspectRatio, ignoresSafeArea, safeAreaInset
    case safeAreaPadding, containerRelative
    // Containers.
    case stack, zStack, grid, gridRow, lazyStack, lazyGrid, fullWidth, viewThatFits, scrollView, reader, deferred
    case custom

    /// Whether the node stands exactly where its child does and answers what the child answers.
    @inline(__always)
    var isPassThrough: Bool { rawValue >= Kind.identity.rawValue && rawValue <= Kind.zIndex.rawValue }
    @inline(__always)
    var isLeaf: Bool { rawValue <= Kind.measured.rawValue }
    @inline(__always)
    var isWrapper: Bool { rawValue >= Kind.identity.rawValue && rawValue <= Kind.containerRelative.rawValue }
    @inline(__always)
    var isContainer: Bool { rawValue >= Kind.stack.rawValue }
}

/// What is known about a node's subtree from the moment it is built.
struct NodeFlags: OptionSet {
    let rawValue: UInt16
    @inline(__always) init(rawValue: UInt16) { self.rawValue = rawValue }

    static let rightToLeft = NodeFlags(rawValue: 1)
    /// The width answered depends on the width offered alone, and so for the height: two problems of one dimension.
    static let separable = NodeFlags(rawValue: 1 << 1)
    /// One answer for every proposal.
    static let rigid = NodeFlags(rawValue: 1 << 2)
    /// An explicit guide of any kind may be seen from outside.
    static let hasGuides = NodeFlags(rawValue: 1 << 3)
    /// An explicit guide other than a text baseline may be seen from outside.
    static let hasFrameGuides = NodeFlags(rawValue: 1 << 4)
    static let hasPriority = NodeFlags(rawValue: 1 << 5)
    /// The preferred distances are those of an ordinary view on all edges.
    static let plainSpacing = NodeFlags(rawValue: 1 << 6)
    /// A Spacer or Divider below has not met its stack yet (spec L5, L6).
    static let needsOrientation = NodeFlags(rawValue: 1 << 7)
    static let described = NodeFlags(rawValue: 1 << 8)
    /// The size depends on the container around (spec 8.6).
    static let environmental = NodeFlags(rawValue: 1 << 9)
    /// A Spacer, directly or through wrappers: its zero distances survive frames (spec T7).
    static let spacerLike = NodeFlags(rawValue: 1 << 10)
    static let hasCellAttributes = NodeFlags(rawValue: 1 << 11)
    static let horizontalStack = NodeFlags(rawValue: 1 << 13)
    static let verticalStack = NodeFlags(rawValue: 1 << 14)
    /// Something below does its work while it is placed (content, callbacks, safe areas, matched geometry), so that
    /// placing is never skipped.
    static let hasDynamicContent = NodeFlags(rawValue: 1 << 15)
}

/// The fixed part of a node, 40 bytes. What `a`, `b` and `payload` mean depends on `kind`.
struct Node {
    var kind: Kind
    var axis: Axis
    var flags: NodeFlags
    /// The child of a wrapper; for a container the start of its children in `Core.children`.
    var firstChild: Int32
    var childCount: Int32
    /// An index into the side table of the kind, or a packed alignment.
    var payload: Int32
    var parent: Int32
    /// Levels below this node.
    var height: Int32
    var a: Double
    var b: Double

    init(_ kind: Kind, flags: NodeFlags = []) {
        self.kind = kind
        self.axis = .horizontal
        self.flags = flags
        firstChild = -1
        childCount = 0
        payload = -1
        parent = -1
        height = 0
        a = 0
        b = 0
    }

    @inline(__always)
    var isRightToLeft: Bool { flags.contains(.rightToLeft) }
}

/// The changing part of a node, 48 bytes: what it was last offered, what it answered, and where it stands in its
/// parent. It is also the one-entry memory of wrappers.
struct Slot {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var offeredWidth: Double
    var offeredHeight: Double

    static let empty = Slot(x: 0, y: 0, width: 0, height: 0, offeredWidth: Offer.unset, offeredHeight: Offer.unset)

    @inline(__always)
    var size: Size {
        get { Size(width: width, height: height) }
        set {
            width = newValue.width
            height = newValue.height
        }
    }
    @inline(__always)
    var offer: Offer {
        get { Offer(width: offeredWidth, height: offeredHeight) }
        set {
            offeredWidth = newValue.width
            offeredHeight = newValue.height
        }
    }
    @inline(__always)
    mutating func set(_ axis: Axis, offer: Double, length: Double) {
        if axis == .horizontal {
            offeredWidth = offer
            width = length
        } else {
            offeredHeight = offer
            height = length
        }
    }
    @inline(__always)
    func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
    @inline(__always)
    func offered(_ axis: Axis) -> Double { axis == .horizontal ? offeredWidth : offeredHeight }
}
