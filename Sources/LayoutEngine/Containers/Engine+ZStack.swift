/// ZStacks (spec Z1 to Z4).
extension Engine {
    /// Spec Z1: everybody is asked the same; the extent around the line of those with the highest priority.
    func zStackSize(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ offer: Offer
    ) -> Size {
        ask(children(node), offer)
        state.pointee.arrangedOffer = Offer(width: Offer.unset, height: Offer.unset)
        let lines = noteGuides(index, children(node), unpacked(state.pointee.alignment))
        return Size(width: lines.x.length, height: lines.y.length)
    }

    /// Asks every child and notes offer and answer in its slot.
    func ask(_ children: UnsafeBufferPointer<Int32>, _ offer: Offer) {
        for child in children {
            let size = size(child, offer)
            slot(child).pointee.size = size
            slot(child).pointee.offer = offer
        }
    }

    /// The lines and the lengths around them, over the children with the highest priority; every child's guides are left
    /// in its slot as the place.
    ///
    /// A child tells its horizontal and then its vertical guide before the next one is asked: guides whose closures share
    /// captured variables, as flowing tags do, count on that order.
    private func noteGuides(
        _ asker: Int32, _ children: UnsafeBufferPointer<Int32>, _ alignment: Alignment
    ) -> (x: GuideExtent, y: GuideExtent) {
        let highest = highestPriority(children)
        var extents = (x: GuideExtent(), y: GuideExtent())
        for child in children {
            let x = placedGuide(child, alignment.horizontal, asker: asker)
            let y = placedGuide(child, alignment.vertical, asker: asker)
            slot(child).pointee.x = x
            slot(child).pointee.y = y
            guard priority(child) == highest else { continue }
            extents.x.add(x, length: slot(child).pointee.size.width)
            extents.y.add(y, length: slot(child).pointee.size.height)
        }
        return extents
    }

    /// Spec Z2: everybody is offered the ZStack's own size; the line is worked out anew.
    func arrangeZStack(_ index: Int32, _ bounds: Size) {
        let node = node(index)
        let state = state(index)
        ask(children(node), Offer(bounds))
        state.pointee.arrangedOffer = Offer(width: Offer.unset, height: Offer.unset)
        let alignment = unpacked(state.pointee.alignment)
        let lines = noteGuides(index, children(node), alignment)
        for child in children(node) {
            let (guideX, guideY) = (slot(child).pointee.x, slot(child).pointee.y)
            let (x, y) = (lines.x.line - guideX, lines.y.line - guideY)
            tracePlacement(child, alignment.horizontal, x, line: lines.x.line, guide: guideX)
            tracePlacement(child, alignment.vertical, y, line: lines.y.line, guide: guideY)
            slot(child).pointee.x = x
            slot(child).pointee.y = y
        }
    }
}

/// How far views reach to both sides of the line that their guides share.
private struct GuideExtent {
    private var before = -Double.infinity
    private var beyond = -Double.infinity
    private var isInfinite = false

    mutating func add(_ guide: Double, length: Double) {
        if length == .infinity { isInfinite = true }
        before = larger(before, guide)
        beyond = larger(beyond, length - guide)
    }

    /// Where the line is; 0 without a view, and with one of no end.
    var line: Double { isInfinite || before == -.infinity ? 0 : before }

    var length: Double { isInfinite ? .infinity : before == -.infinity ? 0 : before + beyond }
}
