/// LazyVStack and LazyHStack (spec LZ1): the axis like a stack without an offer, the cross axis taken whole.
extension Engine {
    /// One axis of a separable lazy stack.
    func lazyStackLength(
        _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>, _ axis: Axis,
        _ offer: Double
    ) -> Double {
        if axis == node.pointee.axis {
            var sum = totalGap(-1, node, state)
            for child in children(node) { sum += ask(child, axis, Offer.none) }
            return larger(sum, 0)
        }
        if !offer.isNaN { return offer }
        var longest = 0.0
        for child in children(node) { longest = larger(longest, ask(child, axis, Offer.none)) }
        return longest
    }

    func lazyStackSize(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ offer: Offer
    ) -> Size {
        let cross = node.pointee.axis.cross
        var size = stackSize(index, node, state, Offer(node.pointee.axis, major: Offer.none, minor: offer[cross]))
        if !offer[cross].isNaN { size[cross] = offer[cross] }
        return size
    }

    /// The children side by side, each offered the whole cross length and aligned inside it.
    func arrangeLazyStack(_ index: Int32, _ bounds: Size) {
        let node = node(index)
        let state = state(index)
        let axis = node.pointee.axis
        let key = AlignmentKey(rawValue: state.pointee.alignment)
        let line = defaultGuide(key, bounds)
        _ = totalGap(index, node, state)
        ask(children(node), Offer(axis, major: Offer.none, minor: bounds[axis.cross]))
        state.pointee.arrangedOffer = Offer(width: Offer.unset, height: Offer.unset)
        let children = children(node)
        var cursor = 0.0
        for position in children.indices {
            let child = children[position]
            let gap = gap(node, state, before: position)
            let guide = placedGuide(child, key, asker: index)
            let slot = slot(child)
            let along = cursor + gap
            slot.pointee.x = axis == .horizontal ? along : line - guide
            slot.pointee.y = axis == .horizontal ? line - guide : along
            if isTracing {
                trace(
                    .placed(
                        node: NodeID(index: child), axis: axis, position: along,
                        rule: .after(end: cursor, gap: gap)))
                tracePlacement(child, key, line - guide, line: line, guide: guide)
            }
            cursor = along + slot.pointee.length(axis)
        }
    }
}
