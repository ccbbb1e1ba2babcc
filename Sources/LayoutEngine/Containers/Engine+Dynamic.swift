/// Content that is made during the layout.
extension Engine {
    /// Makes the content of a reader or of deferred content, unless it has been made for this geometry.
    func makeContent(_ index: Int32, _ proxy: GeometryProxy) {
        let content = core.dynamicContents[Int(state(index).pointee.extra)]
        let tree = core.tree
        let direction = tree.layoutDirection
        tree.layoutDirection = node(index).pointee.isRightToLeft ? .rightToLeft : .leftToRight
        let children = content.content(for: proxy, in: tree)
        tree.layoutDirection = direction
        guard core.limitExceeded == nil, mayNest(children, in: index) else { return }
        var adopted = Node(.reader)
        tree.adopt(children, &adopted)
        node(index).pointee.firstChild = adopted.firstChild
        node(index).pointee.childCount = adopted.childCount
        for child in children {
            node(child.index).pointee.parent = index
            orient(child.index, nil)
        }
    }

    /// Content inside content is bounded like any other nesting.
    private func mayNest(_ children: [NodeID], in index: Int32) -> Bool {
        var levels = children.map { Int(node($0.index).pointee.height) + 1 }.max() ?? 0
        var current = index
        while current >= 0 {
            levels += 1
            current = node(current).pointee.parent
        }
        if levels > core.tree.maximumDepth { core.limitExceeded = .depth(core.tree.maximumDepth) }
        return core.limitExceeded == nil
    }

    /// Spec L19: every child is offered the reader's size and stands at its top leading corner.
    func placeReader(_ index: Int32) {
        let bounds = slot(index).pointee.size
        if core.makesContent { makeContent(index, proxy(for: index)) }
        for child in Array(children(node(index))) {
            let offer = Offer(bounds)
            let size = size(child, offer)
            slot(child).pointee.offer = offer
            slot(child).pointee.size = size
            slot(child).pointee.x = 0
            slot(child).pointee.y = 0
            if isTracing { tracePassThrough(child) }
            mirrorChild(child, in: index, bounds)
            place(child)
        }
    }

    /// Deferred content stands in an implicit ZStack, one view alone for itself (spec O3).
    func deferredSize(_ index: Int32, _ offer: Offer) -> Size {
        let node = node(index)
        if node.pointee.childCount == 1 { return size(children(node)[0], offer) }
        return zStackSize(index, node, state(index), offer)
    }

    func arrangeDeferred(_ index: Int32, _ offer: Offer, _ bounds: Size) {
        let node = node(index)
        guard node.pointee.childCount == 1 else { return arrangeZStack(index, bounds) }
        let slot = slot(children(node)[0])
        slot.pointee.offer = offer
        slot.pointee.size = bounds
        slot.pointee.x = 0
        slot.pointee.y = 0
        if isTracing { tracePassThrough(children(node)[0]) }
    }

    /// Makes deferred content for the view that it stands over, whose geometry is known now.
    func makeDeferredContent(_ second: Int32, over index: Int32) {
        guard core.makesContent else { return }
        var inner = second
        while node(inner).pointee.kind.isWrapper { inner = node(inner).pointee.firstChild }
        guard node(inner).pointee.kind == .deferred else { return }
        makeContent(inner, proxy(for: index))
        state(inner).pointee.clear()
    }
}
