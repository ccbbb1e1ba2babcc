import LayoutEngine

/// What a node was offered, up to the window.
extension Explainer {
    func offerQuantity(_ query: Query, _ axis: Axis) -> String { "\(axis.length) offered to \(name(query.node))" }

    /// Why a node was offered a length.
    mutating func offer(_ query: Query, _ axis: Axis) {
        guard isNew(query, axis, isOffer: true) else { return }
        guard let (parent, child) = giver(of: query) else { return offerOfWindow(query, axis) }
        switch parent.node.role {
        case .stack(let stackAxis, _, _, let isLazy): offerOfStack(query, parent, child, axis, stackAxis, isLazy)
        case .zStack, .deferred: offerOwnLength(query, parent, axis, whenPlaced: true)
        case .reader: offerOwnLength(query, parent, axis, whenPlaced: true)
        case .overlay, .background: offerOfPrimary(query, parent, axis)
        case .frame, .flexibleFrame, .relativeFrame: offerOfFrame(query, parent, axis)
        case .padding(let insets), .safeAreaPadding(let insets):
            offerLess(query, parent, axis, insets, "\(name(parent.node)) takes its insets off")
        case .scrollView(let axes, let margins, _):
            if axes.contains(axis) {
                return say(
                    offerQuantity(query, axis), query.proposal[axis], nil,
                    "\(name(parent.node)) offers no \(axis.length) along its scrolling axis")
            }
            offerLess(query, parent, axis, margins, "\(name(parent.node)) takes its margins off")
        case .fixedSize(let axes) where axes.contains(axis):
            say(offerQuantity(query, axis), query.proposal[axis], nil, "\(name(parent.node)) offers no \(axis.length)")
        case .position: offerOwnLength(query, parent, axis, whenPlaced: true)
        case .aspectRatio(let ratio, let mode): offerOfRatio(query, parent, axis, ratio, mode)
        case .ignoresSafeArea: offerOfIgnoring(query, parent, axis)
        case .safeAreaInset(let edge, _): offerOfInset(query, parent, child, edge, axis)
        case .grid, .gridRow, .lazyGrid: offerOfGrid(query, parent, child, axis)
        case .custom:
            say(
                offerQuantity(query, axis), query.proposal[axis], nil,
                "\(name(parent.node)) offers \(Formula.text(query.proposal[axis]))")
        default: offer(parent, axis)
        }
    }

    /// Who made an offer, and the node directly inside it that it was made to; `nil` for the window.
    private func giver(of query: Query) -> (Query, Trace.Node)? {
        if let asker = query.askers.last {
            var child = query.node
            while let parent = index.parent(of: child), parent.id != asker.node.id { child = parent }
            return (
                Query(node: asker.node, proposal: asker.proposal, askers: Array(query.askers.dropLast())), child
            )
        }
        guard let (parent, child) = index.surrounding(query.node) else { return nil }
        return (Query(node: parent, proposal: parent.proposal), child)
    }

    private mutating func offerOfWindow(_ query: Query, _ axis: Axis) {
        let viewport = index.tree.viewport
        let quantity = "\(axis.length) offered by the window"
        guard let window = viewport.size[axis], window.isFinite else {
            let text = viewport.size[axis] == nil ? "has no \(axis.length)" : "is infinitely \(axis.adjective)"
            return say(quantity, query.proposal[axis], nil, "the window \(text)")
        }
        let insets = [false, true].map { viewport.safeArea.inset(axis, isFar: $0) }.filter { $0 != 0 }
        say(
            quantity, query.proposal[axis], .subtracting(insets.map { .number($0) }, from: .number(window)),
            insets.isEmpty ? "the window is that \(axis.adjective)" : "the window less its safe area")
    }

    private mutating func offerOfStack(
        _ query: Query, _ parent: Query, _ child: Trace.Node, _ axis: Axis, _ stackAxis: Axis, _ isLazy: Bool
    ) {
        if axis == stackAxis {
            if isLazy {
                return say(
                    offerQuantity(query, axis), query.proposal[axis], nil,
                    "\(name(parent.node)) offers no \(axis.length) along its axis")
            }
            guard let length = parent.proposal[axis], length.isFinite else { return offer(parent, axis) }
            return offerShare(query, parent, child, axis)
        }
        if parent.isPlaced, isLazy || parent.proposal[axis] == nil {
            return offerOwnLength(query, parent, axis, whenPlaced: true)
        }
        offer(parent, axis)
    }

    /// A container that offers its own size when it places, and its own offer while it is measured.
    private mutating func offerOwnLength(_ query: Query, _ parent: Query, _ axis: Axis, whenPlaced: Bool) {
        guard query.isPlaced, whenPlaced else { return offer(parent, axis) }
        let length = parent.node.size[axis]
        // A container that took its offer as it was passes it on.
        if let offered = parent.proposal[axis], isClose(offered, length) { return offer(parent, axis) }
        say(
            offerQuantity(query, axis), query.proposal[axis], .number(length),
            "\(name(parent.node)) offers its own \(axis.length)")
        answer(parent, axis, length)
    }

    private mutating func offerOfPrimary(_ query: Query, _ parent: Query, _ axis: Axis) {
        let primary = index.content(of: parent.node)
        say(
            offerQuantity(query, axis), query.proposal[axis], .number(parent.node.size[axis]),
            "\(name(parent.node)) offers the \(axis.length) of \(name(primary))")
        answer(Query(node: primary, proposal: parent.node.proposal), axis, parent.node.size[axis])
    }

    private mutating func offerOfFrame(_ query: Query, _ parent: Query, _ axis: Axis) {
        let (quantity, frame) = (offerQuantity(query, axis), frameName(parent.node, axis))
        let value = query.proposal[axis]
        switch parent.node.role {
        case .frame(let width, let height, _):
            guard (axis == .horizontal ? width : height) != nil else { return offer(parent, axis) }
            say(quantity, value, nil, "\(frame) offers its own \(axis.length)")
        case .flexibleFrame(let flexible):
            if query.isPlaced {
                guard value != nil else { return offer(parent, axis) }
                return offerOwnLength(query, parent, axis, whenPlaced: true)
            }
            let bounds = Bounds(flexible, axis)
            guard let asked = parent.proposal[axis] ?? bounds.ideal, let value else { return offer(parent, axis) }
            if isClose(asked, value) {
                return parent.proposal[axis] == nil
                    ? say(quantity, value, nil, "\(frame) offers its ideal") : offer(parent, axis)
            }
            let isSmall = asked < value
            say(
                quantity, value,
                isSmall ? .larger(.number(asked), .number(value)) : .smaller(.number(asked), .number(value)),
                "\(frame) offers no \(isSmall ? "less than its minimum" : "more than its maximum")")
        default:
            guard index.relative(parent.node.id.index, axis) != nil else { return offer(parent, axis) }
            say(quantity, value, nil, "\(frame) offers its own \(axis.length)")
        }
    }

    private mutating func offerLess(
        _ query: Query, _ parent: Query, _ axis: Axis, _ insets: EdgeInsets, _ reason: String
    ) {
        let (near, far) = (insets.inset(axis, isFar: false), insets.inset(axis, isFar: true))
        // Scroll views offer from the size that they took, the others from their own offer.
        var length = parent.proposal[axis]
        if case .scrollView = parent.node.role, query.isPlaced { length = parent.node.size[axis] }
        guard let length, near != 0 || far != 0 else { return offer(parent, axis) }
        let rest = Formula.subtracting([.number(near), .number(far)], from: .number(length))
        say(
            offerQuantity(query, axis), query.proposal[axis],
            rest.value < 0 ? .larger(rest, .number(0)) : rest, reason)
        offer(parent, axis)
    }

    private mutating func offerOfIgnoring(_ query: Query, _ parent: Query, _ axis: Axis) {
        guard let length = parent.proposal[axis], let value = query.proposal[axis], !isClose(length, value) else {
            return offer(parent, axis)
        }
        say(
            offerQuantity(query, axis), value, .sum([.number(length), .number(value - length)]),
            "\(name(parent.node)) adds the safe area insets that it touches")
        offer(parent, axis)
    }

    private mutating func offerOfInset(
        _ query: Query, _ parent: Query, _ child: Trace.Node, _ edge: Edge, _ axis: Axis
    ) {
        guard edge.isAlong(axis), let length = parent.proposal[axis], let value = query.proposal[axis] else {
            return offer(parent, axis)
        }
        let other = parent.node.children.first { $0 != child.id }
        let isPrimary = parent.node.children.first == child.id
        let inset = isPrimary ? other.flatMap { ask(parent, $0)?.size[axis] ?? index.node($0.index)?.size[axis] } : nil
        guard let inset else {
            say(offerQuantity(query, axis), value, nil, "\(name(parent.node)) offers what its content can do without")
            return offer(parent, axis)
        }
        let gap = length - inset - value
        say(
            offerQuantity(query, axis), value, .subtracting([.number(inset), .number(gap)], from: .number(length)),
            "\(name(parent.node)) offers what the inset view and the gap leave")
        offer(parent, axis)
    }

    /// Spec M5.
    private mutating func offerOfRatio(
        _ query: Query, _ parent: Query, _ axis: Axis, _ ratio: Double?, _ mode: ContentMode
    ) {
        guard let value = query.proposal[axis] else { return offer(parent, axis) }
        var box = Size(width: ratio ?? 1, height: 1)
        if ratio == nil, let child = parent.node.children.first,
            let ideal = index.call(child.index, .unspecified)?.size,
            ideal.width > 0, ideal.height > 0
        {
            box = ideal
        }
        let other = axis.cross
        let isOwn = parent.proposal[axis].map { isClose($0, value) } ?? false
        let words = ratio == nil ? "the ratio of its content" : "the ratio \(Formula.text(box.width / box.height))"
        if isOwn { return offer(parent, axis) }
        guard let length = parent.proposal[other] else { return offer(parent, axis) }
        let formula: Formula =
            ratio != nil && axis == .vertical
            ? .quotient(.number(length), box.width)
            : .quotient(.product(.number(length), .factor(box[axis])), box[other])
        say(
            offerQuantity(query, axis), value, formula,
            "\(name(parent.node)) offers \(words), \(mode == .fit ? "inside" : "around") the \(other.length) of "
                + "\(Formula.text(length))"
        )
        offer(parent, other)
    }
}
