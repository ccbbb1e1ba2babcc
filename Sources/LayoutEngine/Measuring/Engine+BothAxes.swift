/// Solving both axes of separable stacks in one visit: large trees do not fit in any cache, and what a visit costs
/// there is fetching the nodes, not computing with them.
extension Engine {
    /// What a separable node answers to an offer.
    func separableSize(_ start: Int32, _ offer: Offer) -> Size {
        var index = start
        while node(index).pointee.kind.isPassThrough { index = node(index).pointee.firstChild }
        let node = node(index)
        if node.pointee.kind == .stack, !node.pointee.flags.contains(.rigid), offer.isFinite,
            let size = stackSize(alongBothAxes: index, node, offer)
        {
            return size
        }
        return Size(width: length(index, .horizontal, offer.width), height: length(index, .vertical, offer.height))
    }

    /// Asks a separable child on both axes and notes offer and answer in its slot.
    @inline(__always)
    func ask(_ child: Int32, _ offer: Offer) -> Size {
        let node = node(child)
        let size =
            switch node.pointee.kind {
            case .fixed: Size(width: node.pointee.a, height: node.pointee.b)
            case .flexible:
                Size(
                    width: offered(offer.width, or: core.platform.idealLength),
                    height: offered(offer.height, or: core.platform.idealLength))
            default: separableSize(child, offer)
            }
        let slot = slot(child)
        slot.pointee.size = size
        slot.pointee.offer = offer
        return size
    }

    /// `nil` if an answer is known, so that one axis at most is left to solve.
    private func stackSize(
        alongBothAxes index: Int32, _ node: UnsafeMutablePointer<Node>, _ offer: Offer
    ) -> Size? {
        let state = core.states.base + Int(node.pointee.payload)
        if state.pointee.horizontal.length(for: offer.width) != nil { return nil }
        if state.pointee.vertical.length(for: offer.height) != nil { return nil }
        probeBothAxes(index, node, state)
        core.measureCount += 2
        let axis = node.pointee.axis
        let major = StackDistribution(
            engine: self, index: index, node: node, state: state, major: offer[axis], minor: offer[axis.cross],
            asks: .bothAxes
        ).solve()
        // Every default guide keeps the extent around the line at the longest child (spec S4).
        var longest = 0.0
        for child in children(node) { longest = larger(slot(child).pointee.length(axis.cross), longest) }
        let size = axis == .horizontal ? Size(width: major, height: longest) : Size(width: longest, height: major)
        state.pointee.horizontal.store(size.width, for: offer.width)
        state.pointee.vertical.store(size.height, for: offer.height)
        state.pointee.arrangedOffer = offer
        placeAhead(node, state)
        return size
    }

    /// Puts the children of a solved stack in their places while they are at hand. Most solutions are final: if all is
    /// placed inside, placing has nothing left to do here.
    private func placeAhead(_ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>) {
        guard node.pointee.flags.isDisjoint(with: [.rightToLeft, .hasDynamicContent]) else { return }
        standSideBySide(node, state, lineFraction(AlignmentKey(rawValue: state.pointee.alignment)))
        state.pointee.isPlaced = children(node).allSatisfy(isPlaced)
    }

    /// Whether everything inside a node is placed for the offer in its slot.
    @inline(__always)
    private func isPlaced(_ index: Int32) -> Bool {
        let node = node(index)
        if node.pointee.kind.isLeaf { return true }
        guard node.pointee.kind == .stack else { return false }
        let state = core.states.base + Int(node.pointee.payload)
        let slot = slot(index).pointee
        return state.pointee.isPlaced
            && state.pointee.arrangedOffer.isSame(as: solvedOffer(node, slot.offer, slot.size))
    }

    /// Minimum and maximum of both axes, unless some are known already.
    private func probeBothAxes(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>
    ) {
        guard sameLength(state.pointee.horizontal.minimum, Offer.unset),
            sameLength(state.pointee.vertical.minimum, Offer.unset)
        else { return }
        let gap = totalGap(index, node, state)
        // With negative gaps even no length leaves something to share.
        guard gap >= 0 else { return }
        core.measureCount += 2
        let axis = node.pointee.axis
        var along = Probes(minimum: gap, maximum: gap)
        var across = Probes(minimum: 0, maximum: 0)
        for child in children(node) {
            let probes = probes(child)
            along.append(probes[axis])
            across.widen(probes[axis.cross])
        }
        let horizontal = axis == .horizontal ? along : across
        let vertical = axis == .horizontal ? across : along
        state.pointee.horizontal.minimum = horizontal.minimum
        state.pointee.horizontal.maximum = horizontal.maximum
        state.pointee.vertical.minimum = vertical.minimum
        state.pointee.vertical.maximum = vertical.maximum
        // Wrappers among the children now remember the probe.
        state.pointee.arrangedOffer = Offer(width: Offer.unset, height: Offer.unset)
    }

    private func probes(_ child: Int32) -> AxisProbes {
        let node = node(child)
        switch node.pointee.kind {
        case .fixed:
            return AxisProbes(
                horizontal: Probes(minimum: node.pointee.a, maximum: node.pointee.a),
                vertical: Probes(minimum: node.pointee.b, maximum: node.pointee.b))
        case .flexible:
            return AxisProbes(
                horizontal: Probes(minimum: 0, maximum: .infinity), vertical: Probes(minimum: 0, maximum: .infinity))
        case .stack where !node.pointee.flags.contains(.rigid):
            probeBothAxes(child, node, core.states.base + Int(node.pointee.payload))
        default: break
        }
        return AxisProbes(horizontal: probes(child, .horizontal), vertical: probes(child, .vertical))
    }

    private func probes(_ child: Int32, _ axis: Axis) -> Probes {
        Probes(minimum: length(child, axis, 0), maximum: length(child, axis, .infinity))
    }
}

/// The answers of a node to no length and to an infinite one.
private struct Probes {
    var minimum: Double
    var maximum: Double

    @inline(__always)
    mutating func append(_ other: Probes) {
        minimum += other.minimum
        maximum += other.maximum
    }

    @inline(__always)
    mutating func widen(_ other: Probes) {
        minimum = larger(other.minimum, minimum)
        maximum = larger(other.maximum, maximum)
    }
}

/// The probes of both axes.
private struct AxisProbes {
    var horizontal: Probes
    var vertical: Probes

    @inline(__always)
    subscript(axis: Axis) -> Probes { axis == .horizontal ? horizontal : vertical }
}
