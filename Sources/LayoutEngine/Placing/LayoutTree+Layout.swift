extension LayoutTree {
    /// Lays out one or more views in a window and gives the frames of the described ones.
    ///
    /// Several views stand in an implicit VStack (spec P7). An axis of the viewport that is `nil` or infinite takes
    /// the root's own length. A tree that exceeded a limit, and no view at all, give no frames.
    /// - Parameter trace: Records every step if given.
    public func layout(_ roots: [NodeID], in viewport: Viewport, trace: Trace? = nil) -> FrameTree {
        guard let root = rootNode(roots), limitExceeded == nil else {
            return FrameTree(viewport: viewport, nodes: [])
        }
        var result = FrameTree(viewport: viewport, nodes: [])
        let isRunning = onLargeStack(levels: levels(below: root)) {
            self.run(root, viewport, trace)
            guard self.limitExceeded == nil, !self.isCancelled else { return }
            var builder = FrameTreeBuilder(engine: self.engine)
            builder.visit(root.index)
            result.nodes = builder.nodes
            trace?.frames = builder.indices
        }
        if !isRunning { pointer.pointee.limitExceeded = .depth(maximumDepth) }
        return result
    }

    /// Lays out without collecting frames; read them with `frame(of:)`.
    public func place(_ roots: [NodeID], in viewport: Viewport) {
        guard let root = rootNode(roots), limitExceeded == nil else { return }
        let isRunning = onLargeStack(levels: levels(below: root)) {
            self.run(root, viewport, nil)
        }
        if !isRunning { pointer.pointee.limitExceeded = .depth(maximumDepth) }
    }

    /// The size in points that a node answers to a proposal.
    public func sizeThatFits(_ node: NodeID, _ proposal: ProposedViewSize) -> Size {
        guard limitExceeded == nil else { return .zero }
        var size = Size.zero
        engine.orient(node.index, nil)
        _ = onLargeStack(levels: levels(below: node)) {
            size = self.engine.size(node.index, Offer(proposal))
        }
        return size
    }

    /// Where a node is drawn in the window, in points; `nil` if it was not laid out.
    public func frame(of node: NodeID) -> Rect? {
        guard limitExceeded == nil, Int(node.index) < nodeCount else { return nil }
        let slot = engine.slot(node.index).pointee
        if sameLength(slot.offeredWidth, Offer.unset) || sameLength(slot.offeredHeight, Offer.unset) { return nil }
        return engine.drawnFrame(node.index).stored
    }

    /// How many levels a layout may meet; content that is made meanwhile may be as deep as the limit.
    private func levels(below node: NodeID) -> Int {
        let height = Int(engine.node(node.index).pointee.height)
        return pointer.pointee.holdsDynamicContent ? max(height, maximumDepth) : height
    }

    private func rootNode(_ roots: [NodeID]) -> NodeID? {
        if roots.count <= 1 { return roots.first }
        let stack = Container.stack(.vertical, alignment: .horizontalCenter, spacing: nil, isStatic: false)
        if let known = pointer.pointee.implicitRoots[roots] { return known }
        let root = container(stack, children: roots)
        pointer.pointee.implicitRoots[roots] = root
        return root
    }

    private func run(_ root: NodeID, _ viewport: Viewport, _ trace: Trace?) {
        let engine = engine
        engine.orient(root.index, nil)
        prepare(viewport, trace)
        placeRoot(root.index, viewport)
        if limitExceeded == nil, !isCancelled {
            engine.makeEffects()
            engine.matchGeometry()
        }
        let callbacks = pointer.pointee.pendingCallbacks
        pointer.pointee.pendingCallbacks = []
        for (node, insets) in callbacks where limitExceeded == nil {
            let callback = pointer.pointee.callbacks[Int(engine.node(node).pointee.payload)]
            callback(
                GeometryProxy(
                    size: engine.slot(node).pointee.size, safeAreaInsets: insets, tree: self,
                    node: NodeID(index: node)))
        }
        if trace != nil, limitExceeded == nil { engine.traceTree(root.index) }
        pointer.pointee.trace = nil
    }

    private func prepare(_ viewport: Viewport, _ trace: Trace?) {
        pointer.pointee.trace = trace
        pointer.pointee.isCancelled = false
        pointer.pointee.pendingCallbacks = []
        pointer.pointee.pendingEffects = []
        pointer.pointee.matchedNodes = []
        if trace != nil { engine.forgetEverything() }
    }

    /// Spec P7.
    private func placeRoot(_ root: Int32, _ viewport: Viewport) {
        let engine = engine
        let isRightToLeft = viewport.layoutDirection == .rightToLeft
        let insets = viewport.safeArea
        var offer = Offer(viewport.size)
        for axis in Axis.allCases where offer[axis].isFinite {
            offer[axis] = max(offer[axis] - insets.length(axis), 0)
        }
        pointer.pointee.container = Size(width: offer.width.stored, height: offer.height.stored)
        let size = engine.size(root, offer)
        var window = Size.zero
        var origin = Point.zero
        for axis in Axis.allCases {
            let isOpen = !offer[axis].isFinite
            window[axis] = isOpen ? size[axis] + insets.length(axis) : Offer(viewport.size)[axis]
            let area = max(window[axis] - insets.length(axis), 0)
            let start = axis == .horizontal ? insets.leading : insets.top
            origin[axis] = isOpen ? start : start + (area - size[axis]) / 2
        }
        if isRightToLeft { origin.x = window.width - origin.x - size.width }
        let outer = Rect(origin: .zero, size: window)
        pointer.pointee.window = window
        pointer.pointee.safe = SafeAreas(
            inner: outer.grown(by: insets.negated, isRightToLeft: isRightToLeft), outer: outer)
        engine.slot(root).pointee = Slot(
            x: origin.x.repaired, y: origin.y.repaired, width: size.width, height: size.height,
            offeredWidth: offer.width, offeredHeight: offer.height)
        if engine.isTracing { engine.traceRoot(root, window, insets) }
        engine.place(root)
    }
}

extension Engine {
    /// Forgets all answers, so that a traced layout tells the whole story.
    func forgetEverything() {
        for index in 0..<core.states.count { core.states.base[index].clear() }
        for index in 0..<core.slots.count { core.slots.base[index] = .empty }
        for index in core.grids.indices { core.grids[index].solution = nil }
        core.guideMemo = [:]
        core.idealSizes = [:]
        core.guideValues = [:]
    }

    func traceRoot(_ root: Int32, _ window: Size, _ insets: EdgeInsets) {
        let slot = slot(root).pointee
        for axis in Axis.allCases {
            trace(
                .placed(
                    node: NodeID(index: root), axis: axis, position: axis == .horizontal ? slot.x : slot.y,
                    rule: .centred(container: window[axis], child: slot.length(axis))))
        }
    }
}
