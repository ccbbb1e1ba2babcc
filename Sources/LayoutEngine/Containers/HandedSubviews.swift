/// One of the built-in layouts, by which a layout of the caller's own has its subviews arranged (spec 8.8).
public enum BuiltInLayout: Hashable, Sendable {
    /// `HStackLayout` and `VStackLayout`.
    case stack(Axis, alignment: AlignmentKey, spacing: Double?)
    /// `ZStackLayout`.
    case zStack(Alignment)
    /// `GridLayout`.
    case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)

    fileprivate var container: Container {
        switch self {
        case .stack(let axis, let alignment, let spacing):
            .stack(axis, alignment: alignment, spacing: spacing, isStatic: false)
        case .zStack(let alignment): .zStack(alignment: alignment, isStatic: false)
        case .grid(let alignment, let horizontal, let vertical):
            .grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
        }
    }
}

/// Subviews of a custom layout as a built-in layout arranges them; valid while the call that got them runs.
public struct HandedSubviews {
    private let engine: Engine
    private let index: Int32

    /// `nil` without subviews, or where they are not different subviews of one layout that hands them on.
    public init?(_ subviews: [LayoutSubview], to layout: BuiltInLayout) {
        guard let first = subviews.first else { return nil }
        engine = first.engine
        guard let node = first.engine.standIn(for: subviews.map(\.index), layout) else { return nil }
        index = node
    }

    /// The size in points that the built-in layout answers.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        untraced { engine.size(index, Offer(proposal)) }
    }

    /// Places the subviews as the built-in layout does in `bounds`.
    public func place(in bounds: Rect, proposal: ProposedViewSize) {
        untraced { engine.arrange(index, Offer(proposal), bounds.size) }
        for child in engine.children(engine.node(index)) {
            var placement = engine.slot(child).pointee
            placement.x += bounds.minX
            placement.y += bounds.minY
            engine.core.subviewPlacements[child] = placement
            engine.core.placedSubviews.insert(child)
        }
    }

    /// The distances that the built-in layout prefers.
    public var spacing: ViewSpacing { engine.spacing(index) }

    /// What the built-in layout gives as explicit value of a guide; `nil` for none.
    public func explicitAlignment(of key: AlignmentKey, in bounds: Rect, proposal: ProposedViewSize) -> Double? {
        let value = untraced { engine.explicitGuide(index, key, Offer(proposal), bounds.size) }
        return value.isNaN ? nil : value
    }

    /// Stand-ins share their children: where these stand now need not be where this one left them, and a trace tells
    /// only what the caller's layout decides.
    private func untraced<Result>(_ body: () -> Result) -> Result {
        let trace = engine.core.trace
        engine.core.trace = nil
        defer { engine.core.trace = trace }
        engine.state(index).pointee.arrangedOffer = Offer(width: Offer.unset, height: Offer.unset)
        return body()
    }
}

/// The spare containers of a custom layout, which stand in for the built-in layouts that it hands its subviews to.
struct StandIns {
    struct Use: Equatable {
        var layout: BuiltInLayout
        var children: [Int32]
    }

    var nodes: [Int32]
    /// What each node is at the moment.
    var uses: [Use?]
    /// The node that the next other layout or other subviews get.
    var next = 0
}

extension LayoutTree {
    /// How many different ways of handing subviews on a layout can use at a time; more only costs time.
    private static let standInCount = 4

    /// Makes the spare containers of a custom layout beforehand: storage must not move while sizes are asked for.
    func reserveStandIns(for index: Int32) {
        let count = engine.node(index).pointee.childCount
        guard count > 0 else { return }
        var nodes: [Int32] = []
        for _ in 0..<Self.standInCount {
            var node = Node(.stack)
            node.firstChild = Int32(pointer.pointee.children.count)
            node.payload = Int32(pointer.pointee.states.count)
            pointer.pointee.children.append(repeating: -1, count: Int(count))
            pointer.pointee.states.append(ContainerState())
            let made = append(node)
            guard limitExceeded == nil else { return }
            nodes.append(made.index)
        }
        pointer.pointee.standIns[index] = StandIns(nodes: nodes, uses: nodes.map { _ in nil })
    }
}

extension Engine {
    /// The container that stands in for a built-in layout of some subviews; made of a spare one at the first use.
    func standIn(for children: [Int32], _ layout: BuiltInLayout) -> Int32? {
        let container = node(children[0]).pointee.parent
        guard container >= 0, var spares = core.standIns[container],
            children.count <= node(container).pointee.childCount,
            Set(children).count == children.count, children.allSatisfy({ node($0).pointee.parent == container })
        else { return nil }
        let use = StandIns.Use(layout: layout, children: children)
        if let place = spares.uses.firstIndex(of: use) { return spares.nodes[place] }
        let place = spares.next
        spares.uses[place] = use
        spares.next = (place + 1) % spares.nodes.count
        core.standIns[container] = spares
        turn(spares.nodes[place], into: use, in: container)
        return spares.nodes[place]
    }

    private func turn(_ index: Int32, into use: StandIns.Use, in container: Int32) {
        let tree = core.tree
        let direction = tree.layoutDirection
        tree.layoutDirection = node(container).pointee.isRightToLeft ? .rightToLeft : .leftToRight
        defer { tree.layoutDirection = direction }
        let old = node(index).pointee
        var made = Node(.stack)
        made.firstChild = old.firstChild
        made.childCount = Int32(use.children.count)
        made.payload = old.payload
        made.height = node(container).pointee.height
        if node(container).pointee.isRightToLeft { made.flags.insert(.rightToLeft) }
        for (place, child) in use.children.enumerated() {
            core.children.base[Int(made.firstChild) + place] = child
            made.flags.formUnion(node(child).pointee.flags.intersection([.environmental, .hasDynamicContent]))
        }
        state(index).pointee.clear()
        var state = ContainerState()
        tree.configure(&made, &state, as: use.layout.container, use.children.map { NodeID(index: $0) })
        node(index).pointee = made
        self.state(index).pointee = state
        slot(index).pointee = .empty
        core.spacings[index] = nil
        core.environments[index] = nil
        core.idealSizes[index] = nil
        core.guideMemo = core.guideMemo.filter { $0.key.node != index }
    }
}
