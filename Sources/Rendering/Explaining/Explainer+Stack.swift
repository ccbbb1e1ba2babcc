import LayoutEngine

/// Stacks and ZStacks: what their length is made of, and what they offer.
extension Explainer {
    mutating func answerStack(_ query: Query, _ axis: Axis, _ value: Double) {
        switch query.node.role {
        case .stack(let stackAxis, _, let gaps, _) where stackAxis == axis: answerAlong(query, gaps, axis, value)
        case .stack(_, let key, _, let isLazy):
            if isLazy, let offer = query.proposal[axis] {
                say(
                    quantity(query, axis), value, nil,
                    "\(name(query.node)) takes all of the \(Formula.text(offer)) it was offered")
                return self.offer(query, axis)
            }
            answerAcross(query, key, axis, value)
        case .zStack(let alignment): answerAcross(query, alignment[axis], axis, value)
        default: answerAcross(query, axis == .horizontal ? .horizontalCenter : .verticalCenter, axis, value)
        }
    }

    /// The lengths of all views and the gaps between them.
    private mutating func answerAlong(_ query: Query, _ gaps: [Double], _ axis: Axis, _ value: Double) {
        let (node, quantity) = (query.node, quantity(query, axis))
        let lengths = childLengths(query, axis)
        guard lengths.count == node.children.count else {
            return say(quantity, value, nil, "\(name(node)) is as \(axis.adjective) as its views together")
        }
        guard !lengths.isEmpty else { return say(quantity, value, nil, "\(name(node)) is empty") }
        var terms: [Formula] = []
        if lengths.count <= 6 {
            for (position, item) in lengths.enumerated() {
                if position > 0, gaps.indices.contains(position) { terms.append(.number(gaps[position])) }
                terms.append(.number(item.length))
            }
        } else {
            terms = [.number(lengths.reduce(0) { $0 + $1.length }), .number(gaps.reduce(0, +))]
        }
        say(
            quantity, value, .adding(terms),
            lengths.count == 1
                ? "\(name(node)) is as \(axis.adjective) as its only view"
                : "\(name(node)) puts \(lengths.count) views \(axis == .horizontal ? "beside" : "below") each other")
        if lengths.count == 1 {
            answerChild(query, lengths[0].child, axis)
            return
        }
        // Where one view takes what the others leave, the sum comes from the offer.
        guard let offer = query.proposal[axis], isClose(offer, value) else { return }
        if let filler = lengths.first(where: { item in
            ask(query, item.child).map { isClose($0.query.proposal[axis] ?? -1, item.length) } ?? false
        }) {
            answerChild(query, filler.child, axis)
        }
    }

    /// The extent of all views around the line on which their guides meet (spec S4, Z1).
    private mutating func answerAcross(_ query: Query, _ key: AlignmentKey, _ axis: Axis, _ value: Double) {
        let (node, quantity) = (query.node, quantity(query, axis))
        let lengths = childLengths(query, axis)
        guard !lengths.isEmpty else { return say(quantity, value, nil, "\(name(node)) is empty") }
        if let longest = lengths.first(where: { isClose($0.length, value) }) {
            let what = axis == .horizontal ? "widest" : "tallest"
            if lengths.count > 1 || isAtStart {
                say(
                    quantity, value, nil,
                    lengths.count > 1
                        ? "\(name(node)) is as \(axis.adjective) as its \(what) view, \(name(longest.child))"
                        : "\(name(node)) is as \(axis.adjective) as its only view, \(name(longest.child))")
            }
            answerChild(query, longest.child, axis)
            return
        }
        guard let call = index.call(node.id.index, query.proposal) else { return }
        let guides = index.guides(askedBy: node.id.index, in: call.start..<(call.end + 1)).filter { $0.key == key }
        var before: (name: String, length: Double) = ("", -.infinity)
        var behind: (name: String, length: Double) = ("", -.infinity)
        for item in lengths {
            guard let guide = guides.last(where: { $0.node == item.child.index }) else { continue }
            if guide.value > before.length { before = (name(item.child), guide.value) }
            if item.length - guide.value > behind.length { behind = (name(item.child), item.length - guide.value) }
        }
        let sides = axis == .horizontal ? ("before", "behind") : ("above", "below")
        say(
            quantity, value, .sum([.number(before.length), .number(behind.length)]),
            "\(name(node)) spans the line of .\(index.trace.name(of: key)): \(before.name) reaches furthest "
                + "\(sides.0) it, "
                + "\(behind.name) \(sides.1) it")
    }

    // MARK: Offers

    /// What a stack offers along its axis: `left / remaining` (spec S3.4).
    mutating func offerShare(_ query: Query, _ parent: Query, _ child: Trace.Node, _ axis: Axis) {
        let quantity = offerQuantity(query, axis)
        let stack = name(parent.node)
        guard let value = query.proposal[axis], let length = parent.proposal[axis], length.isFinite,
            case .stack(_, _, let gaps, false) = parent.node.role
        else { return say(quantity, query.proposal[axis], nil, "\(stack) offers every view the same") }
        guard let run = index.run(parent.node.id.index, sharing: value, with: child.id.index),
            let position = run.shares.firstIndex(where: { $0.child == child.id.index })
        else {
            return say(quantity, value, nil, "\(stack) offers this")
        }
        let share = run.shares[position]
        var taken: [Formula] = [gapTerm(gaps)]
        let served = (0..<position).compactMap { run.answer(at: $0) }
        if served.count <= 5 {
            taken += served.map { .number($0) }
        } else {
            taken.append(.number(served.reduce(0, +)))
        }
        let reserved = run.reserved(at: position)
        taken += reserved.map { .number($0.minimum) }
        let left = Formula.subtracting(taken, from: .number(length))
        let part: Formula = share.remaining > 1 ? .quotient(left, Double(share.remaining)) : left
        let formula: Formula = part.value < 0 ? .larger(part, .number(0)) : part
        say(quantity, value, formula, shareReason(run, position, stack, reserved.map { index.name(of: $0.child) }))
        offer(parent, axis)
    }

    private func shareReason(_ run: ShareRun, _ position: Int, _ stack: String, _ reserved: [String]) -> String {
        let share = run.shares[position]
        var reason = "\(stack) "
        reason += share.remaining > 1 ? "shares what is left among \(share.remaining) views" : "offers all that is left"
        if position > 0 {
            reason += " after \(listed(run.shares[..<position].map { index.name(of: $0.child) }))"
            reason += run.precedence(at: position)
        }
        if !reserved.isEmpty { reason += ", keeping back the least that \(listed(reserved)) can be" }
        return reason
    }

    /// All gaps, `2·8` where they are equal.
    private func gapTerm(_ gaps: [Double]) -> Formula {
        let gaps = gaps.dropFirst().filter { $0 != 0 }
        guard let first = gaps.first else { return .number(0) }
        if gaps.allSatisfy({ $0 == first }) { return .repeated(first, gaps.count) }
        return .number(gaps.reduce(0, +))
    }
}
