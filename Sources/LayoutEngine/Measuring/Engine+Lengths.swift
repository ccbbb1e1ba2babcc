/// Solving one axis alone, for subtrees that are separable: the answer on an axis depends on the offer on that
/// axis only. Each container then has three probes (minimum, maximum, ideal) that are computed once, whatever is
/// offered on the other axis, and nested stacks cost linear work.
extension Engine {
    /// The length that a separable node answers along `axis` for an offer.
    func length(_ start: Int32, _ axis: Axis, _ offer: Double) -> Double {
        var index = start
        while true {
            let node = node(index)
            switch node.pointee.kind {
            case .fixed, .symbol:
                return axis == .horizontal ? node.pointee.a : node.pointee.b
            case .flexible, .reader:
                return offered(offer, or: core.platform.idealLength)
            case .resizableImage, .spacer, .divider:
                return leafLength(node, axis, offer)
            case .frame:
                let fixed = axis == .horizontal ? node.pointee.a : node.pointee.b
                if !fixed.isNaN { return fixed }
                index = node.pointee.firstChild
            case .fixedSize:
                if node.pointee.flags.contains(.rigid) { return rigidLength(node, axis) }
                if Axis.Set(rawValue: UInt8(node.pointee.payload)).contains(axis) {
                    return length(node.pointee.firstChild, axis, Offer.none)
                }
                index = node.pointee.firstChild
            case .aspectRatio, .ignoresSafeArea:
                // An aspect ratio is separable only around a rigid child, which ignores it (spec M5).
                index = node.pointee.firstChild
            case .padding, .safeAreaPadding, .flexibleFrame, .position:
                return wrapperLength(index, node, axis, offer)
            case .stack, .zStack, .lazyStack, .scrollView:
                return containerLength(index, node, axis, offer)
            default:
                guard node.pointee.kind.isPassThrough else {
                    // Not separable; never reached by a flag, but right.
                    return size(index, Offer(axis, major: offer, minor: Offer.none))[axis]
                }
                index = node.pointee.firstChild
            }
        }
    }

    /// The leaves that look at their axis.
    func leafLength(_ node: UnsafeMutablePointer<Node>, _ axis: Axis, _ offer: Double) -> Double {
        let flags = node.pointee.flags
        switch node.pointee.kind {
        case .spacer:
            // Spec L5: nothing across its stack, both axes outside stacks.
            if flags.contains(.horizontalStack), axis == .vertical { return 0 }
            if flags.contains(.verticalStack), axis == .horizontal { return 0 }
            return larger(offered(offer, or: 0), larger(node.pointee.a, 0))
        case .divider:
            // Spec L6: a vertical line in an HStack, a horizontal one elsewhere.
            let lineAxis: Axis = flags.contains(.horizontalStack) ? .vertical : .horizontal
            return axis == lineAxis ? offered(offer, or: core.platform.idealLength) : node.pointee.a
        default:
            // Spec L15: a resizable image, no smaller than its cap insets.
            let insets = core.insets[Int(node.pointee.payload)]
            return axis == .horizontal
                ? larger(offered(offer, or: node.pointee.a), insets.leading + insets.trailing)
                : larger(offered(offer, or: node.pointee.b), insets.top + insets.bottom)
        }
    }

    /// `fixedSize` on both axes has one answer.
    private func rigidLength(_ node: UnsafeMutablePointer<Node>, _ axis: Axis) -> Double {
        let child = node.pointee.firstChild
        if self.node(child).pointee.flags.contains(.separable) { return length(child, axis, Offer.none) }
        return size(child, .unspecified)[axis]
    }

    /// Wrappers whose answer is a function of their child's; their slot remembers the last one, so that a chain of
    /// them costs one visit each.
    private func wrapperLength(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ axis: Axis, _ offer: Double
    ) -> Double {
        let slot = slot(index)
        if sameLength(slot.pointee.offered(axis), offer) { return slot.pointee.length(axis) }
        let child = node.pointee.firstChild
        let result: Double
        switch node.pointee.kind {
        case .flexibleFrame:
            let bounds = core.flexibleFrames[Int(node.pointee.payload)][axis]
            let decided = bounds.decided(offer)
            if decided.isNaN {
                let inner = bounds.childOffer(offer)
                result = bounds.length(childOffer: inner, child: length(child, axis, inner))
            } else {
                result = decided
            }
        case .position:
            result = offer.isNaN ? length(child, axis, offer) : offer
        default:
            // Spec M1.
            let inset = axis == .horizontal ? node.pointee.a : node.pointee.b
            let inner = offer.isNaN ? offer : larger(offer - inset, 0)
            result = larger(length(child, axis, inner) + inset, 0)
        }
        self.slot(index).pointee.set(axis, offer: offer, length: result)
        return result
    }

    private func containerLength(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ axis: Axis, _ offer: Double
    ) -> Double {
        let state = core.states.base + Int(node.pointee.payload)
        let isRigid = node.pointee.flags.contains(.rigid)
        if axis == .horizontal {
            if isRigid, !sameLength(state.pointee.horizontal.ideal, Offer.unset) {
                return state.pointee.horizontal.ideal
            }
            if let known = state.pointee.horizontal.length(for: offer) { return known }
        } else {
            if isRigid, !sameLength(state.pointee.vertical.ideal, Offer.unset) { return state.pointee.vertical.ideal }
            if let known = state.pointee.vertical.length(for: offer) { return known }
        }
        if !isRigid, offer == 0 || offer == .infinity, let probes = probeBoth(index, node, state, axis) {
            return offer == 0 ? probes.minimum : probes.maximum
        }
        return computeLength(index, node, state, axis, offer)
    }

    /// The minimum and the maximum of a container that asks all its children the same, in one visit; `nil` if it
    /// does not.
    private func probeBoth(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ axis: Axis
    ) -> (minimum: Double, maximum: Double)? {
        let isAlong = node.pointee.kind == .stack && axis == node.pointee.axis
        guard node.pointee.kind == .stack || (node.pointee.kind == .zStack && state.pointee.hasOnePriority) else {
            return nil
        }
        let gap = isAlong ? totalGap(index, node, state) : 0
        // With negative gaps even no length leaves something to share.
        guard gap >= 0 else { return nil }
        core.measureCount += 1
        var minimum = gap
        var maximum = gap
        for child in children(node) {
            let least = quickLength(child, axis, 0)
            let most = quickLength(child, axis, .infinity)
            minimum = isAlong ? minimum + least : larger(least, minimum)
            maximum = isAlong ? maximum + most : larger(most, maximum)
        }
        if axis == .horizontal {
            state.pointee.horizontal.minimum = minimum
            state.pointee.horizontal.maximum = maximum
            // Wrappers among the children now remember the probe.
            state.pointee.horizontal.arranged = Offer.unset
        } else {
            state.pointee.vertical.minimum = minimum
            state.pointee.vertical.maximum = maximum
            state.pointee.vertical.arranged = Offer.unset
        }
        state.pointee.isPlaced = false
        return (minimum, maximum)
    }

    /// Answers and remembers; afterwards the children's slots hold the arrangement for `offer` on this axis.
    @inline(never)
    private func computeLength(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ axis: Axis, _ offer: Double
    ) -> Double {
        core.measureCount += 1
        let result: Double
        switch node.pointee.kind {
        case .stack:
            result =
                axis == node.pointee.axis
                ? distribute(index, node, state, offer) : crossLength(node, axis, offer)
        case .zStack: result = zStackLength(node, state, axis, offer)
        case .lazyStack: result = lazyStackLength(node, state, axis, offer)
        default: result = scrollLength(index, node, state, axis, offer)
        }
        let isRigid = node.pointee.flags.contains(.rigid)
        if axis == .horizontal {
            state.pointee.horizontal.store(result, for: offer)
            state.pointee.horizontal.arranged = offer
            if isRigid { state.pointee.horizontal.ideal = result }
        } else {
            state.pointee.vertical.store(result, for: offer)
            state.pointee.vertical.arranged = offer
            if isRigid { state.pointee.vertical.ideal = result }
        }
        state.pointee.isPlaced = false
        return result
    }

    /// Asks a separable child along one axis and notes offer and answer in its slot.
    @inline(__always)
    func ask(_ child: Int32, _ axis: Axis, _ offer: Double) -> Double {
        let length = quickLength(child, axis, offer)
        slot(child).pointee.set(axis, offer: offer, length: length)
        return length
    }

    /// `length`, without a call for the commonest leaves.
    @inline(__always)
    func quickLength(_ child: Int32, _ axis: Axis, _ offer: Double) -> Double {
        let node = node(child)
        switch node.pointee.kind {
        case .fixed: return axis == .horizontal ? node.pointee.a : node.pointee.b
        case .flexible: return offered(offer, or: core.platform.idealLength)
        default: return length(child, axis, offer)
        }
    }

    /// Asks all children the same and gives the largest answer; a stack's cross length where no guide is explicit,
    /// because every default guide keeps the extent around the line at the longest child (spec S4).
    private func crossLength(_ node: UnsafeMutablePointer<Node>, _ axis: Axis, _ offer: Double) -> Double {
        var longest = 0.0
        for child in children(node) {
            let length = ask(child, axis, offer)
            if length > longest { longest = length }
        }
        return longest
    }

    /// Spec Z1 for one axis.
    private func zStackLength(
        _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>, _ axis: Axis,
        _ offer: Double
    ) -> Double {
        if state.pointee.hasOnePriority { return crossLength(node, axis, offer) }
        let highest = highestPriority(children(node))
        var longest = 0.0
        for child in children(node) {
            let length = ask(child, axis, offer)
            if length > longest, priority(child) == highest { longest = length }
        }
        return longest
    }
}
