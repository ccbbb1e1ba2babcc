/// ZStacks (spec Z1 to Z4).
extension Engine {
    /// Spec Z1: everybody is asked the same; the extent around the line of those with the highest priority.
    func zStackSize(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ offer: Offer
    ) -> Size {
        ask(children(node), offer)
        state.pointee.arrangedOffer = Offer(width: Offer.unset, height: Offer.unset)
        let alignment = unpacked(state.pointee.alignment)
        return Size(
            width: extent(index, children(node), alignment.horizontal, .horizontal).length,
            height: extent(index, children(node), alignment.vertical, .vertical).length)
    }

    /// Asks every child and notes offer and answer in its slot.
    func ask(_ children: UnsafeBufferPointer<Int32>, _ offer: Offer) {
        for child in children {
            let size = size(child, offer)
            slot(child).pointee.size = size
            slot(child).pointee.offer = offer
        }
    }

    /// The line and the length around it, over the children with the highest priority.
    private func extent(
        _ asker: Int32, _ children: UnsafeBufferPointer<Int32>, _ key: AlignmentKey, _ axis: Axis
    ) -> (line: Double, length: Double) {
        guard !children.isEmpty else { return (0, 0) }
        let highest = highestPriority(children)
        var line = -Double.infinity
        var beyond = -Double.infinity
        for child in children where priority(child) == highest {
            let guide = placedGuide(child, key, asker: asker)
            let length = slot(child).pointee.length(axis)
            if length == .infinity { return (0, .infinity) }
            line = larger(line, guide)
            beyond = larger(beyond, length - guide)
        }
        // Only priorities that are no numbers.
        return line == -.infinity ? (0, 0) : (line, line + beyond)
    }

    /// Spec Z2: everybody is offered the ZStack's own size; the line is worked out anew.
    func arrangeZStack(_ index: Int32, _ bounds: Size) {
        let node = node(index)
        let state = state(index)
        ask(children(node), Offer(bounds))
        state.pointee.arrangedOffer = Offer(width: Offer.unset, height: Offer.unset)
        let alignment = unpacked(state.pointee.alignment)
        let x = extent(index, children(node), alignment.horizontal, .horizontal).line
        let y = extent(index, children(node), alignment.vertical, .vertical).line
        for child in children(node) {
            let guideX = placedGuide(child, alignment.horizontal, asker: index)
            let guideY = placedGuide(child, alignment.vertical, asker: index)
            tracePlacement(child, alignment.horizontal, x - guideX, line: x, guide: guideX)
            tracePlacement(child, alignment.vertical, y - guideY, line: y, guide: guideY)
            slot(child).pointee.x = x - guideX
            slot(child).pointee.y = y - guideY
        }
    }
}
