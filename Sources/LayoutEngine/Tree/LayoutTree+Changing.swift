extension LayoutTree {
    /// Changes the size of a fixed leaf of a tree that may have been laid out.
    ///
    /// Only what depends on the size is forgotten: a container that still answers all it was asked as before keeps
    /// its own parents' answers. Lay out again to get the new frames.
    public func setFixedSize(of leaf: NodeID, to size: Size) {
        let node = engine.node(leaf.index)
        guard node.pointee.kind == .fixed || node.pointee.kind == .symbol else { return }
        guard node.pointee.a != size.width || node.pointee.b != size.height else { return }
        node.pointee.a = size.width.isNaN ? 0 : size.width
        node.pointee.b = size.height.isNaN ? 0 : size.height
        engine.forget(above: leaf.index)
    }
}

extension Engine {
    /// Works out anew what the containers above a changed node had answered, up to the first whose answers are all
    /// the same; forgets where things stand in those containers.
    func forget(above index: Int32) {
        core.guideMemo = [:]
        var current = node(index).pointee.parent
        var isChanged = true
        while current >= 0 {
            let node = node(current)
            if isChanged {
                switch node.pointee.kind {
                case .stack, .zStack, .lazyStack, .scrollView:
                    isChanged = node.pointee.flags.contains(.separable) ? renewAnswers(current) : forgetAnswers(current)
                default:
                    if node.pointee.kind.isContainer { _ = forgetAnswers(current) }
                    slot(current).pointee.offeredWidth = Offer.unset
                    slot(current).pointee.offeredHeight = Offer.unset
                    core.idealSizes[current] = nil
                }
            }
            // Somewhere below is to be placed again.
            if node.pointee.kind.isContainer { state(current).pointee.isPlaced = false }
            current = node.pointee.parent
        }
    }

    private func forgetAnswers(_ index: Int32) -> Bool {
        state(index).pointee.clear()
        let node = node(index).pointee
        if node.kind == .grid { core.grids[Int(state(index).pointee.extra)].solution = nil }
        return true
    }

    /// Asks a separable container again all that it remembers; gives whether an answer differs.
    private func renewAnswers(_ index: Int32) -> Bool {
        let old = state(index).pointee
        state(index).pointee.horizontal = AxisMemo()
        state(index).pointee.vertical = AxisMemo()
        let isHorizontalChanged = renew(index, .horizontal, old.horizontal)
        let isVerticalChanged = renew(index, .vertical, old.vertical)
        return isHorizontalChanged || isVerticalChanged
    }

    private func renew(_ index: Int32, _ axis: Axis, _ old: AxisMemo) -> Bool {
        var isChanged = false
        func ask(_ offer: Double, _ answer: Double) {
            if sameLength(answer, Offer.unset) || sameLength(offer, Offer.unset) { return }
            if length(index, axis, offer) != answer { isChanged = true }
        }
        ask(0, old.minimum)
        ask(.infinity, old.maximum)
        ask(Offer.none, old.ideal)
        if old.olderOffer != old.recentOffer { ask(old.olderOffer, old.olderLength) }
        ask(old.recentOffer, old.recentLength)
        return isChanged
    }
}
