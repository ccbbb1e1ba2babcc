/// Solving both axes together: the general path, for what is not separable and for traced layouts.
extension Engine {
    /// What a node answers to an offer (spec P2).
    func size(_ index: Int32, _ offer: Offer) -> Size {
        if isTracing { return tracedSize(index, offer) }
        if node(index).pointee.flags.contains(.separable) { return separableSize(index, offer) }
        return solvedSize(index, offer)
    }

    private func tracedSize(_ index: Int32, _ offer: Offer) -> Size {
        trace(.proposed(node: NodeID(index: index), proposal: offer.proposal))
        let size = solvedSize(index, offer)
        trace(.answered(node: NodeID(index: index), proposal: offer.proposal, size: size))
        return size
    }

    func solvedSize(_ index: Int32, _ offer: Offer) -> Size {
        let node = node(index)
        if node.pointee.kind.isLeaf { return leafSize(index, node, offer) }
        if node.pointee.kind.isContainer { return containerSize(index, node, offer) }
        if node.pointee.kind == .boundary { return boundarySize(node, offer) }
        if node.pointee.kind.isPassThrough { return size(node.pointee.firstChild, offer) }
        let slot = slot(index)
        if slot.pointee.offer.isSame(as: offer), !node.pointee.flags.contains(.environmental) {
            return slot.pointee.size
        }
        let size = wrapperSize(node, offer)
        self.slot(index).pointee.size = size
        self.slot(index).pointee.offer = offer
        return size
    }

    private func leafSize(_ index: Int32, _ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        switch node.pointee.kind {
        case .circle:
            let side = circleSide(offer)
            return Size(width: side, height: side)
        case .measured:
            let slot = slot(index)
            if slot.pointee.offer.isSame(as: offer) { return slot.pointee.size }
            core.measureCount += 1
            let size = core.measurers[Int(node.pointee.payload)].sizeThatFits(offer.proposal).repaired
            self.slot(index).pointee.size = size
            self.slot(index).pointee.offer = offer
            return size
        default:
            return Size(
                width: length(index, .horizontal, offer.width), height: length(index, .vertical, offer.height))
        }
    }

    /// Spec L2: the smaller of the given lengths.
    private func circleSide(_ offer: Offer) -> Double {
        if offer.width.isNaN { return offered(offer.height, or: core.platform.idealLength) }
        return offer.height.isNaN ? offer.width : smaller(offer.width, offer.height)
    }

    private func containerSize(_ index: Int32, _ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        let state = state(index)
        if node.pointee.flags.contains(.environmental) { renewMemory(index, state) }
        if let known = state.pointee.memo.size(for: offer) { return known }
        core.measureCount += 1
        let size = computeSize(index, node, state, offer).repaired
        // Content made meanwhile may have moved the storage.
        self.state(index).pointee.memo.store(size, for: offer)
        return size
    }

    /// Answers that depend on the container around hold only as long as it keeps its size.
    private func renewMemory(_ index: Int32, _ state: UnsafeMutablePointer<ContainerState>) {
        if core.environments[index] != core.container {
            state.pointee.clear()
            core.environments[index] = core.container
        }
    }

    private func computeSize(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ offer: Offer
    ) -> Size {
        switch node.pointee.kind {
        case .stack: stackSize(index, node, state, offer)
        case .zStack, .gridRow, .fullWidth: zStackSize(index, node, state, offer)
        case .lazyStack: lazyStackSize(index, node, state, offer)
        case .grid: gridSize(index, offer)
        case .lazyGrid: lazyGridSize(index, offer)
        case .viewThatFits: viewThatFitsSize(index, node, offer)
        case .scrollView: scrollSize(index, node, offer)
        case .custom: customSize(index, offer)
        case .deferred: deferredSize(index, offer)
        default: offer.proposal.replacingUnspecifiedDimensions(by: idealSize)
        }
    }

    /// What a view without a size answers to no offer (spec P5).
    var idealSize: Size { Size(width: core.platform.idealLength, height: core.platform.idealLength) }
}

extension Size {
    /// The size without NaN (spec P10).
    @inline(__always)
    var repaired: Size {
        Size(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
    }
}
