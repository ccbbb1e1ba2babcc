/// Scroll views (spec 8.4).
extension Engine {
    /// One axis of a scroll view around separable content (spec SC1).
    func scrollLength(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ axis: Axis, _ offer: Double
    ) -> Double {
        let scroll = core.scrolls[Int(state.pointee.extra)]
        let axes = scroll.configuration.axes
        if axes.isEmpty { return offered(offer, or: core.platform.idealLength) }
        if axes.contains(axis), !offer.isNaN { return offer }
        let margin = scroll.margins.length(axis)
        guard let child = children(node).first else { return margin }
        let inner = axes.contains(axis) || offer.isNaN ? Offer.none : larger(offer - margin, 0)
        return length(child, axis, inner) + margin
    }

    func scrollSize(_ index: Int32, _ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        let scroll = core.scrolls[Int(state(index).pointee.extra)]
        let axes = scroll.configuration.axes
        if axes.isEmpty { return offer.proposal.replacingUnspecifiedDimensions(by: idealSize) }
        let outer = core.container
        enterContainer(withoutMargins(offer, scroll.margins))
        let content = scrollContentSize(index, contentOffer(scroll, offer))
        core.container = outer
        return Size(
            width: axes.contains(.horizontal) ? offered(offer.width, or: content.width) : content.width,
            height: axes.contains(.vertical) ? offered(offer.height, or: content.height) : content.height)
    }

    /// The answer of the content with its margins.
    private func scrollContentSize(_ index: Int32, _ offer: Offer) -> Size {
        let margins = core.scrolls[Int(state(index).pointee.extra)].margins
        var size = Size.zero
        if let child = children(node(index)).first { size = self.size(child, offer) }
        return Size(width: size.width + margins.length(.horizontal), height: size.height + margins.length(.vertical))
    }

    /// What the content is offered: nothing along the scrolling axes.
    private func contentOffer(_ scroll: ScrollState, _ offer: Offer) -> Offer {
        var inner = withoutMargins(offer, scroll.margins)
        if scroll.configuration.axes.contains(.horizontal) { inner.width = Offer.none }
        if scroll.configuration.axes.contains(.vertical) { inner.height = Offer.none }
        return inner
    }

    private func withoutMargins(_ offer: Offer, _ margins: EdgeInsets) -> Offer {
        Offer(
            width: offer.width.isNaN ? offer.width : larger(offer.width - margins.length(.horizontal), 0),
            height: offer.height.isNaN ? offer.height : larger(offer.height - margins.length(.vertical), 0))
    }

    /// Spec SC2: the content starts at the near edges along a scrolling axis, and stands in the middle across it or
    /// where both axes scroll and it is shorter than the view.
    func arrangeScroll(_ index: Int32, _ bounds: Size) {
        let scroll = core.scrolls[Int(state(index).pointee.extra)]
        guard let child = children(node(index)).first else { return }
        let axes = scroll.configuration.axes
        let inner = axes.isEmpty ? Offer(bounds) : contentOffer(scroll, Offer(bounds))
        let size = size(child, inner)
        slot(child).pointee.offer = inner
        slot(child).pointee.size = size
        for axis in Axis.allCases {
            let margin = axis == .horizontal ? scroll.margins.leading : scroll.margins.top
            let surplus = bounds[axis] - size[axis] - scroll.margins.length(axis)
            var share = 0.0
            if !axes.contains(axis) {
                share = 0.5
            } else if surplus > 0 {
                // Short content stands where its anchor says (spec SC4).
                if let anchor = scroll.configuration.shortContentAnchor ?? scroll.configuration.initialAnchor {
                    share = axis == .horizontal ? anchor.x : anchor.y
                } else if axes == .both {
                    share = 0.5
                }
            }
            let start = share == 0 ? margin : margin + surplus * share
            tracePlacement(
                child, axis, start,
                .within(
                    start: margin, space: bounds[axis] - scroll.margins.length(axis), child: size[axis],
                    share: share))
            if axis == .horizontal { slot(child).pointee.x = start } else { slot(child).pointee.y = start }
        }
    }

    /// Places the content, first to find the target where there is one, and moves it by the offset (spec SC4, SC5).
    func placeScroll(_ index: Int32) {
        guard let child = children(node(index)).first else { return }
        let bounds = slot(index).pointee.size
        let scroll = core.scrolls[Int(state(index).pointee.extra)]
        let outer = core.container
        // As while measuring: what it is offered, because its own cross length is its content's.
        enterContainer(withoutMargins(Offer(bounds), scroll.margins))
        enterContainer(withoutMargins(slot(index).pointee.offer, scroll.margins))
        defer { core.container = outer }
        arrangeScroll(index, bounds)
        mirrorChild(child, in: index, bounds)
        let standing = slot(child).pointee
        var offset = initialOffset(scroll, content: standing.size, bounds)
        if let target = scroll.configuration.target {
            placeWithoutCallbacks(child)
            if let node = find(target.id, below: child) {
                offset = targetOffset(target, rect(of: node, in: child), standing, scroll, bounds, offset)
            }
            slot(child).pointee = standing
        }
        // In right-to-left the content is shown from its leading, right, end.
        let isRightToLeft = node(index).pointee.isRightToLeft
        node(index).pointee.a = isRightToLeft ? offset.x : -offset.x
        node(index).pointee.b = -offset.y
        if isTracing { traceScroll(child, standing, offset) }
        place(child)
    }

    private func initialOffset(_ scroll: ScrollState, content: Size, _ bounds: Size) -> Point {
        var offset = Point.zero
        for axis in Axis.allCases where scroll.configuration.axes.contains(axis) {
            let surplus = max(content[axis] + scroll.margins.length(axis) - bounds[axis], 0)
            if let wanted = scroll.configuration.initialOffset?[axis] {
                offset[axis] = min(max(wanted, 0), surplus)
            } else if let anchor = scroll.configuration.initialAnchor {
                offset[axis] = surplus * (axis == .horizontal ? anchor.x : anchor.y)
            }
        }
        return offset
    }

    /// Spec SC4: `target.min + target.length · a − viewport · a` inside the range, or the least motion without an
    /// anchor; all from the leading edge of the content.
    private func targetOffset(
        _ target: ScrollConfiguration.Target, _ rect: Rect, _ content: Slot, _ scroll: ScrollState,
        _ bounds: Size, _ start: Point
    ) -> Point {
        var offset = start
        for axis in Axis.allCases where scroll.configuration.axes.contains(axis) {
            let near = axis == .horizontal ? scroll.margins.leading : scroll.margins.top
            let range = max(content.length(axis) + scroll.margins.length(axis) - bounds[axis], 0)
            let position = near + rect.origin[axis]
            let length = rect.size[axis]
            let wanted: Double
            if let anchor = target.anchor {
                let unit = axis == .horizontal ? anchor.x : anchor.y
                wanted = position + length * unit - bounds[axis] * unit
            } else if position + length <= offset[axis] {
                wanted = position
            } else if position >= offset[axis] + bounds[axis] {
                wanted = position + length - bounds[axis]
            } else {
                wanted = offset[axis]
            }
            offset[axis] = min(max(wanted, 0), range)
        }
        return offset
    }

    /// The rectangle of a descendant in leading coordinates of `ancestor`, before drawn displacement.
    private func rect(of index: Int32, in ancestor: Int32) -> Rect {
        var origin = Point.zero
        var current = index
        while current != ancestor, current >= 0 {
            origin.x += slot(current).pointee.x
            origin.y += slot(current).pointee.y
            current = node(current).pointee.parent
        }
        let size = slot(index).pointee.size
        if node(ancestor).pointee.isRightToLeft {
            origin.x = slot(ancestor).pointee.width - origin.x - size.width
        }
        return Rect(origin: origin, size: size)
    }

    /// The first view below with an identity.
    private func find(_ identity: Int32, below index: Int32) -> Int32? {
        var pending = [index]
        while let next = pending.popLast() {
            let node = node(next).pointee
            if node.kind == .identifier, node.payload == identity { return next }
            pending.append(contentsOf: allChildren(next).reversed())
        }
        return nil
    }
}

extension EdgeInsets {
    /// The sum of both insets along an axis.
    @inline(__always)
    func length(_ axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
