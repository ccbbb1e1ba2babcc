/// Layouts by the caller's own rules (spec 8.8).
extension Engine {
    /// Calls the layout with its cache, which it makes at the first use.
    private func withLayout<Result>(
        _ index: Int32, _ body: (any Layout, LayoutSubviews, inout AnyObject?) -> Result
    ) -> Result {
        let extra = Int(state(index).pointee.extra)
        let subviews = LayoutSubviews(engine: self, container: index)
        let layout = core.layouts[extra].layout
        if !core.layouts[extra].hasCache {
            core.layouts[extra].cache = layout.makeCache(subviews: subviews)
            core.layouts[extra].hasCache = true
        }
        var cache = core.layouts[extra].cache
        let result = body(layout, subviews, &cache)
        core.layouts[extra].cache = cache
        return result
    }

    func customSize(_ index: Int32, _ offer: Offer) -> Size {
        withLayout(index) { layout, subviews, cache in
            layout.sizeThatFits(proposal: offer.proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Lets the layout place its subviews at the origin `at`; those it leaves out are offered the container's own
    /// proposal and stand in the middle of the bounds.
    func arrangeCustom(_ index: Int32, _ offer: Offer, _ bounds: Size, at origin: Point = .zero) {
        let children = Array(children(node(index)))
        let rect = Rect(origin: origin, size: bounds)
        withLayout(index) { layout, subviews, cache in
            layout.placeSubviews(in: rect, proposal: offer.proposal, subviews: subviews, cache: &cache)
        }
        for child in children where !core.placedSubviews.contains(child) {
            let size = size(child, offer)
            slot(child).pointee.offer = offer
            slot(child).pointee.size = size
            slot(child).pointee.x = (bounds.width - size.width) / 2
            slot(child).pointee.y = (bounds.height - size.height) / 2
            for axis in Axis.allCases {
                let place = (bounds[axis] - size[axis]) / 2
                tracePlacement(child, axis, place, .centred(container: bounds[axis], child: size[axis]))
            }
        }
        for child in children where core.placedSubviews.remove(child) != nil {
            let placement = core.subviewPlacements[child] ?? .empty
            slot(child).pointee = placement
            slot(child).pointee.x -= origin.x
            slot(child).pointee.y -= origin.y
            tracePlacement(child, .horizontal, placement.x - origin.x, .layout)
            tracePlacement(child, .vertical, placement.y - origin.y, .layout)
        }
    }

    /// Takes a placement of a subview; the last one counts.
    func placeSubview(_ child: Int32, at position: Point, anchor: UnitPoint, _ offer: Offer) {
        let size = size(child, offer)
        var placement = Slot.empty
        placement.offer = offer
        placement.size = size
        // Spec P10: a position that is no number counts as the origin.
        placement.x = (position.x - anchor.x * size.width).repaired
        placement.y = (position.y - anchor.y * size.height).repaired
        core.subviewPlacements[child] = placement
        core.placedSubviews.insert(child)
    }

    /// The layout's own answer, else the merge of its subviews as it places them (spec A6).
    func customGuide(_ index: Int32, _ key: AlignmentKey, _ offer: Offer, _ size: Size) -> Double {
        let rect = Rect(origin: .zero, size: size)
        let own = withLayout(index) { layout, subviews, cache in
            layout.explicitAlignment(
                of: key, in: rect, proposal: offer.proposal, subviews: subviews, cache: &cache)
        }
        if let own { return own ?? .nan }
        if key.isFrameGuide { return .nan }
        arrange(index, offer, size)
        return combinedGuide(children(node(index)), key)
    }

    /// The layout's own answer, else the merge of all its subviews' distances (spec T6).
    func customSpacing(_ index: Int32, _ node: Node) -> ViewSpacing {
        let own = withLayout(index) { layout, subviews, cache in
            layout.spacing(subviews: subviews, cache: &cache)
        }
        if let own { return own }
        let children = children(self.node(index))
        guard let first = children.first else { return .zero }
        return children.dropFirst().reduce(into: spacing(first)) { $0.formUnion(spacing($1)) }
    }

    /// The value that a wrapper around a subview gives, the outermost first.
    func layoutValue(_ start: Int32, _ key: Int32) -> AnyObject? {
        var index = start
        while node(index).pointee.kind.isWrapper {
            let node = node(index).pointee
            if node.kind == .layoutValue, core.values[Int(node.payload)].key == key {
                return core.values[Int(node.payload)].value
            }
            index = node.firstChild
        }
        return nil
    }
}

extension Double {
    /// The number, 0 in place of NaN (spec P10).
    var repaired: Double { isNaN ? 0 : self }
}
