/// ViewThatFits (spec 8.3).
extension Engine {
    func viewThatFitsSize(_ index: Int32, _ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        guard let child = chosenChild(index, offer) else { return .zero }
        return size(child, offer)
    }

    /// The first child whose ideal fits on every axis that the view tests, else the last.
    func chosenChild(_ index: Int32, _ offer: Offer) -> Int32? {
        let node = node(index)
        let children = children(node)
        guard let last = children.last else { return nil }
        let axes = Axis.Set(rawValue: UInt8(truncatingIfNeeded: state(index).pointee.extra))
        var chosen = children.count - 1
        if children.count > 1 {
            let probe = Offer(
                width: axes.contains(.horizontal) ? Offer.none : offer.width,
                height: axes.contains(.vertical) ? Offer.none : offer.height)
            for position in 0..<(children.count - 1) {
                let size = size(children[position], probe)
                if fits(size, offer, axes) {
                    chosen = position
                    break
                }
            }
        }
        core.chosen[index] = Int32(chosen)
        return chosen == children.count - 1 ? last : children[chosen]
    }

    private func fits(_ size: Size, _ offer: Offer, _ axes: Axis.Set) -> Bool {
        for axis in Axis.allCases where axes.contains(axis) && !offer[axis].isNaN {
            if size[axis] > offer[axis] { return false }
        }
        return true
    }

    /// Puts the chosen child at the origin and gives it; the others are not shown.
    func arrangeViewThatFits(_ index: Int32, _ offer: Offer, _ bounds: Size) -> Int32? {
        guard let child = chosenChild(index, offer) else { return nil }
        let slot = slot(child)
        slot.pointee.offer = offer
        slot.pointee.size = bounds
        slot.pointee.x = 0
        slot.pointee.y = 0
        if isTracing { tracePassThrough(child) }
        return child
    }
}
