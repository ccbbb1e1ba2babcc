/// Safe areas (spec 8.5).
extension Engine {
    /// The insets outside the safe area that a frame touches or reaches into.
    func safeAreaInsets(of frame: Rect, isRightToLeft: Bool) -> EdgeInsets {
        let safe = core.safe
        let tolerance = core.platform.safeAreaTolerance / core.scale
        func inset(_ own: Double, _ inner: Double, _ outer: Double) -> Double {
            if own <= outer + tolerance { return max(inner - own, 0) }
            if abs(own - inner) <= tolerance { return max(inner - outer, 0) }
            return own < inner ? inner - own : 0
        }
        let left = inset(frame.minX, safe.inner.minX, safe.outer.minX)
        let right = inset(-frame.maxX, -safe.inner.maxX, -safe.outer.maxX)
        return EdgeInsets(
            top: inset(frame.minY, safe.inner.minY, safe.outer.minY), leading: isRightToLeft ? right : left,
            bottom: inset(-frame.maxY, -safe.inner.maxY, -safe.outer.maxY), trailing: isRightToLeft ? left : right)
    }

    /// The insets of those edges where a frame's edge lies on the safe area's (spec SA2).
    private func touchingInsets(_ frame: Rect, _ edges: Edge.Set, isRightToLeft: Bool) -> EdgeInsets {
        let safe = core.safe
        let tolerance = core.platform.safeAreaTolerance / core.scale
        func inset(_ edge: Edge.Set, _ own: Double, _ inner: Double, _ outer: Double) -> Double {
            edges.contains(edge) && abs(own - inner) <= tolerance ? max(abs(inner - outer), 0) : 0
        }
        let (leftEdge, rightEdge): (Edge.Set, Edge.Set) =
            isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        let left = inset(leftEdge, frame.minX, safe.inner.minX, safe.outer.minX)
        let right = inset(rightEdge, frame.maxX, safe.inner.maxX, safe.outer.maxX)
        return EdgeInsets(
            top: inset(.top, frame.minY, safe.inner.minY, safe.outer.minY), leading: isRightToLeft ? right : left,
            bottom: inset(.bottom, frame.maxY, safe.inner.maxY, safe.outer.maxY),
            trailing: isRightToLeft ? left : right)
    }

    /// Spec SA2: the child is offered the insets too; one that does not fill the larger offer stands in its middle.
    func safeAreaIgnoring(_ index: Int32, _ offer: Offer, _ bounds: Size) -> ChildPlacement {
        let node = node(index).pointee
        let frame = Rect(origin: layoutOrigin(index), size: bounds)
        let edges = Edge.Set(rawValue: UInt8(truncatingIfNeeded: node.payload))
        let insets = touchingInsets(frame, edges, isRightToLeft: node.isRightToLeft)
        let grown = Size(
            width: bounds.width + insets.length(.horizontal), height: bounds.height + insets.length(.vertical))
        let inner = Offer(
            width: offer.width.isNaN ? offer.width : offer.width + insets.length(.horizontal),
            height: offer.height.isNaN ? offer.height : offer.height + insets.length(.vertical))
        let size = size(node.firstChild, inner)
        return ChildPlacement(
            offer: inner, size: size, x: (grown.width - size.width) / 2 - insets.leading,
            y: (grown.height - size.height) / 2 - insets.top)
    }

    // MARK: safeAreaInset

    /// What both views of a safe area inset are offered and answer.
    private struct InsetSolution {
        var primaryOffer: Offer
        var primary: Size
        var secondaryOffer: Offer
        var secondary: Size
        var gap: Double
    }

    /// Spec SA3.
    private func solveInset(_ index: Int32, _ offer: Offer) -> InsetSolution {
        let node = node(index).pointee
        let second = core.secondaries[Int(node.payload)]
        let axis = second.edge.axis
        let gap = insetGap(node, second)
        guard !offer[axis].isNaN else {
            return InsetSolution(
                primaryOffer: offer, primary: size(node.firstChild, offer), secondaryOffer: offer,
                secondary: size(second.node, offer), gap: gap)
        }
        var probe = offer
        probe[axis] = 0
        let minimum = size(node.firstChild, probe)[axis]
        var secondaryOffer = offer
        secondaryOffer[axis] = max(max(offer[axis] - gap, 0) - minimum, 0).repaired
        let secondary = size(second.node, secondaryOffer)
        var primaryOffer = offer
        primaryOffer[axis] = max(offer[axis] - secondary[axis] - gap, 0).repaired
        return InsetSolution(
            primaryOffer: primaryOffer, primary: size(node.firstChild, primaryOffer),
            secondaryOffer: secondaryOffer, secondary: secondary, gap: gap)
    }

    /// The given spacing, else the preferred distance between the two.
    private func insetGap(_ node: Node, _ second: Secondary) -> Double {
        if !second.spacing.isNaN { return second.spacing }
        let isFirst = second.edge == .top || second.edge == .leading
        return gap(
            from: isFirst ? second.node : node.firstChild, to: isFirst ? node.firstChild : second.node,
            along: second.edge.axis, isRightToLeft: node.isRightToLeft)
    }

    func safeAreaInsetSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        let axis = core.secondaries[Int(node.pointee.payload)].edge.axis
        let solution = solveInset(Int32(node - core.nodes.base), offer)
        var size = Size.zero
        size[axis] = solution.primary[axis] + solution.gap + solution.secondary[axis]
        size[axis.cross] = max(solution.primary[axis.cross], solution.secondary[axis.cross])
        return size
    }

    /// The proposal with which an inset is solved again in its bounds (spec SA3).
    private func placedInsetOffer(_ axis: Axis, _ offer: Offer, _ bounds: Size) -> Offer {
        Offer(axis, major: offer[axis], minor: offered(offer[axis.cross], or: bounds[axis.cross]))
    }

    /// Where the primary view of an inset stands: opposite the edge, or in the whole bounds if it scrolls.
    func safeAreaPrimary(_ index: Int32, _ offer: Offer, _ bounds: Size) -> ChildPlacement {
        let node = node(index).pointee
        let second = core.secondaries[Int(node.payload)]
        let axis = second.edge.axis
        let solution = solveInset(index, placedInsetOffer(axis, offer, bounds))
        var placement = ChildPlacement(offer: solution.primaryOffer, size: solution.primary)
        let isFirst = second.edge == .top || second.edge == .leading
        let start = isFirst ? solution.secondary[axis] + solution.gap : 0
        let (own, _) = crossPositions(index, second, solution, bounds)
        placement.x = axis == .horizontal ? start : own
        placement.y = axis == .horizontal ? own : start
        return placement
    }

    /// The cross positions of the primary and the secondary view: their guides meet, the union fills the bounds.
    private func crossPositions(
        _ index: Int32, _ second: Secondary, _ solution: InsetSolution, _ bounds: Size
    ) -> (primary: Double, secondary: Double) {
        let key = second.alignment[second.edge.axis.cross]
        let first = guide(node(index).pointee.firstChild, key, solution.primaryOffer, solution.primary, asker: index)
        let other = guide(second.node, key, solution.secondaryOffer, solution.secondary, asker: index)
        let line = max(first, other)
        return (line - first, line - other)
    }

    // MARK: Placing

    /// Places the views of a modifier that changes the safe area for what is inside.
    func placeInSafeArea(_ index: Int32) {
        let node = node(index).pointee
        let own = slot(index).pointee
        let outer = core.safe
        defer { core.safe = outer }
        switch node.kind {
        case .safeAreaInset: placeInset(index, node, own)
        case .ignoresSafeArea:
            let frame = Rect(origin: layoutOrigin(index), size: own.size)
            let edges = Edge.Set(rawValue: UInt8(truncatingIfNeeded: node.payload))
            let insets = touchingInsets(frame, edges, isRightToLeft: node.isRightToLeft)
            let placement = wrapperPlacement(index, own.offer, own.size)
            setSlot(node.firstChild, placement)
            if isTracing { traceIgnoring(node.firstChild, placement, own.size, insets) }
            mirrorChild(node.firstChild, in: index, own.size)
            core.safe.inner = core.safe.inner.grown(by: insets, isRightToLeft: node.isRightToLeft)
            place(node.firstChild)
        default:
            let placement = wrapperPlacement(index, own.offer, own.size)
            setSlot(node.firstChild, placement)
            if isTracing { traceWrapper(index, placement, own.size) }
            mirrorChild(node.firstChild, in: index, own.size)
            enterInset(index, node, core.insets[Int(node.payload)], own)
            place(node.firstChild)
        }
    }

    private func placeInset(_ index: Int32, _ node: Node, _ own: Slot) {
        let second = core.secondaries[Int(node.payload)]
        let axis = second.edge.axis
        let solution = solveInset(index, placedInsetOffer(axis, own.offer, own.size))
        let (_, cross) = crossPositions(index, second, solution, own.size)
        var primary = safeAreaPrimary(index, own.offer, own.size)
        let isFirst = second.edge == .top || second.edge == .leading
        let start = isFirst ? 0 : solution.primary[axis] + solution.gap
        let depth = solution.secondary[axis] + solution.gap
        let insets = EdgeInsets(second.edge, depth)
        let outerReach = core.reach
        defer { core.reach = outerReach }
        if let scroll = scrollView(through: node.firstChild) {
            // The scroll view keeps the whole frame, its content the insets (spec SA3).
            let beyond = insets.adding(outerReach)
            let extra = Int(state(scroll).pointee.extra)
            let margins = core.scrolls[extra].margins
            core.scrolls[extra].margins = margins.adding(beyond)
            defer { core.scrolls[extra].margins = margins }
            for axis in [Axis.horizontal, .vertical] {
                primary.offer[axis] += beyond.length(axis)
                primary.size[axis] += beyond.length(axis)
            }
            primary.x -= beyond.leading
            primary.y -= beyond.top
            core.reach = .zero
            state(scroll).pointee.clear()
            finishInset(index, node, primary, insets, own)
            state(scroll).pointee.clear()
        } else {
            core.reach = safeAreaInset(through: node.firstChild) == nil ? .zero : outerReach.adding(insets)
            finishInset(index, node, primary, insets, own)
        }
        setSlot(
            second.node,
            ChildPlacement(
                offer: solution.secondaryOffer, size: solution.secondary, x: axis == .horizontal ? start : cross,
                y: axis == .horizontal ? cross : start))
        tracePlacement(
            second.node, axis, start, .after(end: isFirst ? 0 : solution.primary[axis], gap: isFirst ? 0 : solution.gap)
        )
        traceInsetCross(second.node, index, axis.cross, cross)
        mirrorChild(second.node, in: index, own.size)
        place(second.node)
    }

    /// Makes the own edges, moved inwards, the safe area of what is inside. Where an own edge does not touch the
    /// present safe area, the own edge is as far as anything inside may reach.
    private func enterInset(_ index: Int32, _ node: Node, _ insets: EdgeInsets, _ own: Slot) {
        let frame = Rect(origin: layoutOrigin(index), size: own.size)
        let touching = touchingInsets(frame, .all, isRightToLeft: node.isRightToLeft)
        func reach(_ inset: Double, _ outside: Double) -> Double { inset == 0 ? 0 : outside }
        let outwards = EdgeInsets(
            top: reach(insets.top, touching.top), leading: reach(insets.leading, touching.leading),
            bottom: reach(insets.bottom, touching.bottom), trailing: reach(insets.trailing, touching.trailing))
        let previous = core.safe
        let inner = frame.grown(by: insets.negated, isRightToLeft: node.isRightToLeft)
        let outer = frame.grown(by: outwards, isRightToLeft: node.isRightToLeft)
        let left = node.isRightToLeft ? insets.trailing : insets.leading
        let right = node.isRightToLeft ? insets.leading : insets.trailing
        core.safe.inner = previous.inner.replacingEdges(
            top: insets.top != 0 ? inner.minY : nil, left: left != 0 ? inner.minX : nil,
            bottom: insets.bottom != 0 ? inner.maxY : nil, right: right != 0 ? inner.maxX : nil)
        core.safe.outer = previous.outer.replacingEdges(
            top: insets.top != 0 ? outer.minY : nil, left: left != 0 ? outer.minX : nil,
            bottom: insets.bottom != 0 ? outer.maxY : nil, right: right != 0 ? outer.maxX : nil)
    }

    private func finishInset(
        _ index: Int32, _ node: Node, _ primary: ChildPlacement, _ insets: EdgeInsets, _ own: Slot
    ) {
        let outer = core.safe
        setSlot(node.firstChild, primary)
        if isTracing { traceInset(index, node, primary, insets) }
        mirrorChild(node.firstChild, in: index, own.size)
        enterInset(index, node, insets, own)
        place(node.firstChild)
        core.safe = outer
    }
}

extension EdgeInsets {
    /// One inset at one edge.
    init(_ edge: Edge, _ length: Double) {
        self.init(
            top: edge == .top ? length : 0, leading: edge == .leading ? length : 0,
            bottom: edge == .bottom ? length : 0, trailing: edge == .trailing ? length : 0)
    }

    func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }

    var negated: EdgeInsets {
        EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
    }
}

extension Rect {
    /// The rectangle with those edges moved that are given.
    func replacingEdges(top: Double?, left: Double?, bottom: Double?, right: Double?) -> Rect {
        let (x, y) = (left ?? minX, top ?? minY)
        return Rect(x: x, y: y, width: (right ?? maxX) - x, height: (bottom ?? maxY) - y)
    }

    /// The rectangle with its edges moved outwards.
    func grown(by insets: EdgeInsets, isRightToLeft: Bool) -> Rect {
        let left = isRightToLeft ? insets.trailing : insets.leading
        return Rect(
            x: minX - left, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}
