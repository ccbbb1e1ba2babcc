/// Stacks whose axes depend on each other, and where the children of any stack stand (spec S4 to S6).
extension Engine {
    func stackSize(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ offer: Offer
    ) -> Size {
        let axis = node.pointee.axis
        let distribution = StackDistribution(
            engine: self, index: index, node: node, state: state, major: offer[axis], minor: offer[axis.cross],
            asks: .sizes)
        let major = distribution.solve()
        state.pointee.arrangedOffer = offer
        let key = AlignmentKey(rawValue: state.pointee.alignment)
        let extent = crossExtent(index, children(node), axis.cross, key)
        var size = Size.zero
        size[axis] = major
        size[axis.cross] = extent.length
        return size
    }

    /// Spec S4: the union of the children around the alignment line, the line included.
    private func crossExtent(
        _ asker: Int32, _ children: UnsafeBufferPointer<Int32>, _ cross: Axis, _ key: AlignmentKey
    ) -> (near: Double, length: Double) {
        var near = 0.0
        var far = 0.0
        for child in children {
            let guide = placedGuide(child, key, asker: asker)
            let length = slot(child).pointee.length(cross)
            if length == .infinity { return (0, .infinity) }
            near = smaller(-guide, near)
            far = larger(length - guide, far)
        }
        return (near, far - near)
    }

    /// Spec S6: what a stack is solved for when it is placed.
    @inline(__always)
    func solvedOffer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer, _ size: Size) -> Offer {
        let axis = node.pointee.axis
        return Offer(axis, major: offer[axis], minor: offered(offer[axis.cross], or: size[axis.cross]))
    }

    /// Spec S6: solves the stack again for the offer it is placed with, the cross axis taken from its bounds where
    /// nothing was offered, and puts the children side by side in leading coordinates.
    func arrangeStack(_ index: Int32, _ offer: Offer, _ size: Size) {
        let node = node(index)
        let state = state(index)
        let axis = node.pointee.axis
        let cross = axis.cross
        solveStack(index, node, state, solvedOffer(node, offer, size))
        let key = AlignmentKey(rawValue: state.pointee.alignment)
        if node.pointee.flags.contains(.separable), !isTracing {
            return standSideBySide(node, state, lineFraction(key))
        }
        let near = crossExtent(index, children(node), cross, key).near
        let children = children(node)
        var cursor = 0.0
        for position in children.indices {
            let child = children[position]
            let gap = gap(node, state, before: position)
            let along = cursor + gap
            let across = -placedGuide(child, key, asker: index) - near
            let slot = slot(child)
            slot.pointee.x = axis == .horizontal ? along : across
            slot.pointee.y = axis == .horizontal ? across : along
            if isTracing {
                trace(
                    .placed(
                        node: NodeID(index: child), axis: axis, position: along,
                        rule: .after(end: cursor, gap: gap)))
                trace(
                    .placed(
                        node: NodeID(index: child), axis: cross, position: across,
                        rule: .line(near: near, guide: -across - near, length: size[cross], key: key)))
            }
            cursor = along + slot.pointee.length(axis)
        }
    }

    /// Where a default guide lies, as a part of the length.
    func lineFraction(_ key: AlignmentKey) -> Double {
        switch key {
        case .leading, .top, .listRowSeparatorLeading: 0
        case .horizontalCenter, .verticalCenter: 0.5
        default: 1
        }
    }

    /// The places in a stack without explicit guides, where a guide is a part of each child's length.
    func standSideBySide(
        _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>, _ fraction: Double
    ) {
        let children = children(node)
        let slots = core.slots.base
        let isHorizontal = node.pointee.axis == .horizontal
        var longest = 0.0
        if fraction > 0 {
            for child in children {
                longest = larger(isHorizontal ? slots[Int(child)].height : slots[Int(child)].width, longest)
            }
        }
        let near = longest == .infinity ? 0 : -(longest * fraction)
        var cursor = 0.0
        for position in children.indices {
            let slot = slots + Int(children[position])
            cursor += gap(node, state, before: position)
            if isHorizontal {
                slot.pointee.x = cursor
                slot.pointee.y = -(slot.pointee.height * fraction) - near
                cursor += slot.pointee.width
            } else {
                slot.pointee.x = -(slot.pointee.width * fraction) - near
                slot.pointee.y = cursor
                cursor += slot.pointee.height
            }
        }
    }

    /// Brings the slots of the children to the arrangement for `offer`, unless they have it.
    private func solveStack(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ offer: Offer
    ) {
        let isSeparable = node.pointee.flags.contains(.separable) && !isTracing
        guard isSeparable else {
            if !state.pointee.arrangedOffer.isSame(as: offer) || isTracing {
                core.measureCount += 1
                _ = stackSize(index, node, state, offer)
            }
            return
        }
        if !sameLength(state.pointee.horizontal.arranged, offer.width) {
            arrangeAxis(index, node, state, .horizontal, offer.width)
        }
        if !sameLength(state.pointee.vertical.arranged, offer.height) {
            arrangeAxis(index, node, state, .vertical, offer.height)
        }
    }

    private func arrangeAxis(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ axis: Axis, _ offer: Double
    ) {
        core.measureCount += 1
        if axis == node.pointee.axis {
            _ = distribute(index, node, state, offer)
        } else {
            for child in children(node) { _ = ask(child, axis, offer) }
        }
        if axis == .horizontal {
            state.pointee.horizontal.arranged = offer
        } else {
            state.pointee.vertical.arranged = offer
        }
        state.pointee.isPlaced = false
    }

    /// The guide of a node as its slot stands: explicit, else the default (spec A3).
    @inline(__always)
    func placedGuide(_ index: Int32, _ key: AlignmentKey, asker: Int32) -> Double {
        let slot = slot(index).pointee
        if isTracing || node(index).pointee.flags.contains(.hasGuides) {
            return guide(index, key, slot.offer, slot.size, asker: asker)
        }
        return defaultGuide(key, slot.size)
    }
}
