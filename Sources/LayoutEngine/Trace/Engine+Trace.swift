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

    func tracePassThrough(_ child: Int32) {
        for axis in Axis.allCases {
            trace(.placed(node: NodeID(index: child), axis: axis, position: 0, rule: .same))
        }
    }

    func traceScroll(_ child: Int32, _ standing: Slot, _ offset: Point) {
        trace(
            .placed(
                node: NodeID(index: child), axis: .horizontal, position: standing.x - offset.x,
                rule: .scrolled(start: standing.x, offset: offset.x)))
        trace(
            .placed(
                node: NodeID(index: child), axis: .vertical, position: standing.y - offset.y,
                rule: .scrolled(start: standing.y, offset: offset.y)))
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
            case .safeAreaInset, .ignoresSafeArea:
                trace(.placed(node: child, axis: axis, position: position, rule: .inset(position)))
            default: break
            }
        }
    }

    /// Tells what every view was finally offered and answered.
    func traceSettled(_ index: Int32) {
        let slot = slot(index).pointee
        trace(.settled(node: NodeID(index: index), proposal: slot.offer.proposal, size: slot.size))
    }
}
