/// Writing the trace; nothing here runs in an untraced layout.
extension Engine {
    func trace(_ event: Trace.Event) { core.trace?.add(event) }

    @inline(__always)
    func tracePlacement(_ child: Int32, _ key: AlignmentKey, _ position: Double, line: Double, guide: Double) {
        guard isTracing else { return }
        trace(
            .placed(
                node: NodeID(index: child), axis: axis(of: key), position: position,
                rule: .guide(line: line, guide: guide, key: key)))
    }

    /// Tells a place that no guide has decided.
    @inline(__always)
    func tracePlacement(_ child: Int32, _ axis: Axis, _ position: Double, _ rule: Trace.PlacementRule) {
        guard isTracing else { return }
        trace(.placed(node: NodeID(index: child), axis: axis, position: position, rule: rule))
    }

    func tracePassThrough(_ child: Int32) {
        for axis in Axis.allCases {
            trace(.placed(node: NodeID(index: child), axis: axis, position: 0, rule: .same))
        }
    }

    /// Tells where scrolling draws the content of a scroll view.
    func traceScroll(_ child: Int32, _ standing: Slot, _ offset: Point) {
        let start = Point(x: standing.x, y: standing.y)
        for axis in Axis.allCases where offset[axis] != 0 {
            tracePlacement(
                child, axis, start[axis] - offset[axis], .scrolled(start: start[axis], offset: offset[axis]))
        }
    }

    /// Tells where the child of a wrapper stands, unless an alignment has told it.
    func traceWrapper(_ index: Int32, _ placement: ChildPlacement, _ bounds: Size) {
        let node = node(index).pointee
        let child = NodeID(index: node.firstChild)
        for axis in Axis.allCases {
            let position = axis == .horizontal ? placement.x : placement.y
            switch node.kind {
            case .padding, .safeAreaPadding:
                trace(.placed(node: child, axis: axis, position: position, rule: .inset(position)))
            case .fixedSize, .aspectRatio:
                trace(
                    .placed(
                        node: child, axis: axis, position: position,
                        rule: .centred(container: bounds[axis], child: placement.size[axis])))
            case .position:
                let centre = axis == .horizontal ? node.a : node.b
                trace(
                    .placed(
                        node: child, axis: axis, position: position,
                        rule: .centred(container: 2 * centre, child: placement.size[axis])))
            default: break
            }
        }
    }

    /// Tells where the child of `ignoresSafeArea` stands: in the middle of the larger area (spec SA2).
    func traceIgnoring(_ child: Int32, _ placement: ChildPlacement, _ bounds: Size, _ insets: EdgeInsets) {
        for axis in Axis.allCases {
            let near = axis == .horizontal ? insets.leading : insets.top
            let rule = Trace.PlacementRule.within(
                start: -near, space: bounds[axis] + insets.length(axis), child: placement.size[axis], share: 0.5)
            tracePlacement(child, axis, axis == .horizontal ? placement.x : placement.y, rule)
        }
    }

    /// Tells where the primary view of a safe area inset stands (spec SA3).
    func traceInset(_ index: Int32, _ node: Node, _ primary: ChildPlacement, _ insets: EdgeInsets) {
        let edge = core.secondaries[Int(node.payload)].edge
        let start = edge.axis == .horizontal ? primary.x : primary.y
        tracePlacement(node.firstChild, edge.axis, start, .inset(start))
        traceInsetCross(node.firstChild, index, edge.axis.cross, edge.axis == .horizontal ? primary.y : primary.x)
    }

    /// Tells where a view of a safe area inset stands along the edge; both guides meet on the further one.
    func traceInsetCross(_ child: Int32, _ index: Int32, _ axis: Axis, _ position: Double) {
        guard isTracing else { return }
        let second = core.secondaries[Int(node(index).pointee.payload)]
        let slot = slot(child).pointee
        let guide = guide(child, second.alignment[axis], slot.offer, slot.size, asker: index)
        tracePlacement(
            child, axis, position, .guide(line: position + guide, guide: guide, key: second.alignment[axis]))
    }

    /// Tells what every view was finally offered and answered.
    func traceSettled(_ index: Int32) {
        let slot = slot(index).pointee
        trace(.settled(node: NodeID(index: index), proposal: slot.offer.known.proposal, size: slot.size))
    }
}
