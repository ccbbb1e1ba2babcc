/// Everything that a tree holds; owned by `LayoutTree`, worked on through `Engine`.
struct Core {
    var nodes = Buffer<Node>(capacity: 16)
    var slots = Buffer<Slot>(capacity: 16)
    var children = Buffer<Int32>(capacity: 16)
    var states = Buffer<ContainerState>(capacity: 4)
    var gaps = Buffer<Double>(capacity: 4)
    var scratch = Scratch()

    // Side tables; only their own kinds touch them.
    var insets: [EdgeInsets] = []
    var flexibleFrames: [FlexibleLengths] = []
    var measurers: [any LeafMeasurer] = []
    var guides: [(ViewDimensions) -> Double] = []
    var effects: [DrawnEffect] = []
    var secondaries: [Secondary] = []
    var relativeFrames: [RelativeFrame] = []
    var matched: [MatchedEntry] = []
    var values: [(key: Int32, value: AnyObject)] = []
    var cellAttributes: [GridCellAttribute] = []
    var callbacks: [(GeometryProxy) -> Void] = []
    var preferredSpacings: [ViewSpacing] = []
    var layouts: [CustomLayoutState] = []
    var standIns: [Int32: StandIns] = [:]
    var dynamicContents: [any DynamicContent] = []
    var scrolls: [ScrollState] = []
    var grids: [GridState] = []
    var lazyGrids: [LazyGridState] = []
    var alignments: [CustomAlignment] = []
    /// By node; it ends with the last described one.
    var descriptions: [NodeDescription?] = []
    var spacings: [Int32: ViewSpacing] = [:]
    var chosen: [Int32: Int32] = [:]
    var guideValues: [Int32: [(key: AlignmentKey, value: Double)]] = [:]
    var guideMemo: [GuideQuestion: Double] = [:]
    var environments: [Int32: Size] = [:]
    var idealSizes: [Int32: Size] = [:]
    var implicitRoots: [[NodeID]: NodeID] = [:]

    // The state of a running layout.
    unowned(unsafe) var tree: LayoutTree
    var trace: Trace?
    var isCancelled = false
    var limitExceeded: LayoutLimit?
    var measureCount = 0
    var platform: PlatformConstants
    var scale: Double
    /// The lengths of the nearest relative container (spec 8.6).
    var container = Size.zero
    /// The area inside and outside the safe area, in window coordinates before drawn displacement.
    var safe = SafeAreas()
    /// How far beyond its safe area insets a scroll view inside reaches under the views of insets further out.
    var reach = EdgeInsets.zero
    /// The size of the window.
    var window = Size.zero
    var pendingCallbacks: [(node: Int32, safeAreaInsets: EdgeInsets)] = []
    var pendingEffects: [(node: Int32, safeAreaInsets: EdgeInsets)] = []
    var matchedNodes: [Int32] = []
    var holdsDynamicContent = false
    /// Off while a first placement only looks for a scroll target.
    var makesContent = true
    var placedSubviews: Set<Int32> = []
    var subviewPlacements: [Int32: Slot] = [:]

    init(tree: LayoutTree, platform: PlatformConstants, scale: Double) {
        self.tree = tree
        self.platform = platform
        self.scale = scale
    }

    func description(of node: Int32) -> NodeDescription? {
        node < descriptions.count ? descriptions[Int(node)] : nil
    }

    func free() {
        for index in 0..<states.count { states.base[index].memo.clear() }
        nodes.free()
        slots.free()
        children.free()
        states.free()
        gaps.free()
        scratch.free()
    }
}

/// A second view of an overlay, a background or a safe area inset.
struct Secondary {
    var node: Int32
    var alignment: Alignment
    var edge: Edge
    var spacing: Double
}

/// The parameters of `containerRelativeFrame`.
struct RelativeFrame {
    var axes: Axis.Set
    var alignment: Alignment
    var length: (Double, Axis) -> Double
}

/// A matched geometry effect in a tree.
struct MatchedEntry {
    var parameters: MatchedGeometry
}

/// A custom layout with the cache of its subviews.
struct CustomLayoutState {
    var layout: any Layout
    var cache: AnyObject?
    var hasCache = false
}

/// A scroll view with its margins and the node that it scrolls to.
struct ScrollState {
    var configuration: ScrollConfiguration
    var margins: EdgeInsets
}

/// A registered alignment guide.
struct CustomAlignment {
    var name: String
    var axis: Axis
    var defaultValue: (ViewDimensions) -> Double
}

/// One question for an explicit guide, for which the answer is remembered.
struct GuideQuestion: Hashable {
    var node: Int32
    var key: AlignmentKey
    var width: UInt64
    var height: UInt64
}

/// The safe area of a part of the tree, in window coordinates.
struct SafeAreas {
    /// Where content is laid out.
    var inner = Rect.zero
    /// Where backgrounds may reach.
    var outer = Rect.zero
}
