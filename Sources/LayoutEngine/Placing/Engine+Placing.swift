/// Placing: parents before children, each child with its final offer (spec P3, P4).
extension Engine {
    /// Places everything inside a node whose own slot is final.
    func place(_ start: Int32) {
        var index = start
        while !core.isCancelled {
            let node = node(index)
            if node.pointee.kind.isLeaf { return }
            if node.pointee.kind.isContainer { return placeContainer(index) }
            guard let next = placeWrapper(index, node) else { return }
            index = next
        }
    }

    /// Places the child of a wrapper; gives the node at which placing goes on.
    private func placeWrapper(_ index: Int32, _ node: UnsafeMutablePointer<Node>) -> Int32? {
        let child = node.pointee.firstChild
        switch node.pointee.kind {
        case .overlay, .background:
            placeWithSecondary(index)
            return nil
        case .safeAreaInset, .ignoresSafeArea, .safeAreaPadding:
            placeInSafeArea(index)
            return nil
        case .boundary:
            let outer = core.container
            enterContainer(Offer(slot(index).pointee.size))
            passThrough(index, child)
            place(child)
            core.container = outer
            return nil
        case .matched: core.matchedNodes.append(index)
        case .onPlaced: noteCallback(index)
        case .transform: noteEffect(index, node.pointee)
        case .guide: noteGuide(index, node)
        default: break
        }
        if node.pointee.kind.isPassThrough {
            passThrough(index, child)
        } else {
            let slot = slot(index).pointee
            let placement = wrapperPlacement(index, slot.offer, slot.size)
            setSlot(child, placement)
            if isTracing { traceWrapper(index, placement, slot.size) }
            if node.pointee.isRightToLeft { mirrorChild(child, in: index, slot.size) }
        }
        return child
    }

    /// The child stands where its wrapper does.
    @inline(__always)
    private func passThrough(_ index: Int32, _ child: Int32) {
        let own = slot(index)
        let inner = slot(child)
        inner.pointee = own.pointee
        inner.pointee.x = 0
        inner.pointee.y = 0
        if isTracing { tracePassThrough(child) }
    }

    @inline(__always)
    func setSlot(_ child: Int32, _ placement: ChildPlacement) {
        slot(child).pointee = Slot(
            x: placement.x, y: placement.y, width: placement.size.width, height: placement.size.height,
            offeredWidth: placement.offer.width, offeredHeight: placement.offer.height)
    }

    /// Spec S11: from leading coordinates to the window's direction.
    @inline(__always)
    func mirrorChild(_ child: Int32, in parent: Int32, _ bounds: Size) {
        guard node(parent).pointee.isRightToLeft else { return }
        let slot = slot(child)
        slot.pointee.x = bounds.width - slot.pointee.x - slot.pointee.width
    }

    /// Callbacks run after the layout, with the safe area of this place.
    private func noteCallback(_ index: Int32) {
        guard core.makesContent else { return }
        core.pendingCallbacks.append((index, proxy(for: index).safeAreaInsets))
    }

    /// Effects of the geometry are made after the layout too.
    private func noteEffect(_ index: Int32, _ node: Node) {
        guard core.makesContent, core.effects[Int(node.payload)].make != nil else { return }
        core.pendingEffects.append((index, proxy(for: index).safeAreaInsets))
    }

    /// Keeps the value of a written guide for the frames.
    private func noteGuide(_ index: Int32, _ node: UnsafeMutablePointer<Node>) {
        guard !core.descriptions.isEmpty else { return }
        let key = AlignmentKey(rawValue: node.pointee.childCount)
        let slot = slot(index).pointee
        let value = explicitGuide(index, key, slot.offer, slot.size)
        core.guideValues[index] = [(key, value)]
    }

    /// Spec O2: the second view is offered the size of the first and aligned by the guides of both.
    private func placeWithSecondary(_ index: Int32) {
        let node = node(index).pointee
        let second = core.secondaries[Int(node.payload)]
        let slot = slot(index).pointee
        // Before the first view is placed, because asking it for guides disturbs what is placed.
        let lineX = guide(node.firstChild, second.alignment.horizontal, slot.offer, slot.size, asker: index)
        let lineY = guide(node.firstChild, second.alignment.vertical, slot.offer, slot.size, asker: index)
        passThrough(index, node.firstChild)
        place(node.firstChild)
        makeDeferredContent(second.node, over: index)
        let offer = Offer(slot.size)
        let size = size(second.node, offer)
        let guideX = guide(second.node, second.alignment.horizontal, offer, size, asker: index)
        let guideY = guide(second.node, second.alignment.vertical, offer, size, asker: index)
        tracePlacement(second.node, second.alignment.horizontal, lineX - guideX, line: lineX, guide: guideX)
        tracePlacement(second.node, second.alignment.vertical, lineY - guideY, line: lineY, guide: guideY)
        setSlot(second.node, ChildPlacement(offer: offer, size: size, x: lineX - guideX, y: lineY - guideY))
        mirrorChild(second.node, in: index, slot.size)
        place(second.node)
    }

    private func placeContainer(_ index: Int32) {
        let node = node(index)
        let own = slot(index).pointee
        switch node.pointee.kind {
        case .reader: return placeReader(index)
        case .scrollView: return placeScroll(index)
        case .viewThatFits:
            if let child = arrangeViewThatFits(index, own.offer, own.size) { place(child) }
            return
        default: break
        }
        let state = state(index)
        if node.pointee.kind == .stack, state.pointee.isPlaced, !isTracing,
            state.pointee.arrangedOffer.isSame(as: solvedOffer(node, own.offer, own.size)),
            !node.pointee.flags.contains(.hasDynamicContent)
        {
            return
        }
        arrange(index, own.offer, own.size, isPlacing: true)
        placeChildren(index, own)
        if self.node(index).pointee.kind == .stack { self.state(index).pointee.isPlaced = true }
    }

    private func placeChildren(_ index: Int32, _ own: Slot) {
        let isRightToLeft = node(index).pointee.isRightToLeft
        let count = Int(node(index).pointee.childCount)
        let start = Int(node(index).pointee.firstChild)
        if isRightToLeft {
            for position in 0..<count { mirrorChild(core.children.base[start + position], in: index, own.size) }
        }
        for position in 0..<count {
            let child = core.children.base[start + position]
            if !node(child).pointee.kind.isLeaf { place(child) }
        }
    }

    /// Gives the children of a container their offers, answers and places in leading coordinates.
    func arrange(_ index: Int32, _ offer: Offer, _ size: Size, isPlacing: Bool = false) {
        switch node(index).pointee.kind {
        case .stack: arrangeStack(index, offer, size)
        case .zStack, .fullWidth: arrangeZStack(index, size)
        case .gridRow: if row(isStandingAlone: index) { arrangeZStack(index, size) }
        case .lazyStack: arrangeLazyStack(index, size)
        case .grid: arrangeGrid(index, offer, size)
        case .lazyGrid: arrangeLazyGrid(index, size)
        case .deferred: arrangeDeferred(index, offer, size)
        case .custom:
            arrangeCustom(index, offer, size, at: isPlacing ? layoutOriginForLayouts(index) : .zero)
        default: break
        }
    }

    /// The origin that a custom layout gets as that of its bounds: its place in the window, not zero (spec 8.8).
    private func layoutOriginForLayouts(_ index: Int32) -> Point {
        var origin = layoutOrigin(index)
        if node(index).pointee.isRightToLeft {
            origin.x = core.window.width - origin.x - slot(index).pointee.width
        }
        return origin
    }

    /// Places a subtree only to read frames from it.
    func placeWithoutCallbacks(_ index: Int32) {
        let makesContent = core.makesContent
        let matched = core.matchedNodes.count
        core.makesContent = false
        place(index)
        core.makesContent = makesContent
        core.matchedNodes.removeLast(core.matchedNodes.count - matched)
    }
}
