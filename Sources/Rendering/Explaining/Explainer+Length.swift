import LayoutEngine

/// How long a node is: what it answered to its offer, down to what its size comes from, and up to the window where
/// it comes from the offer.
extension Explainer {
    mutating func explainLength(_ field: WhyExplanation.Field, ofFrame frame: Int) {
        guard let node = index.node(ofFrame: frame) else { return }
        let axis = field.axis
        let drawn = index.tree.nodes[frame].frame[field]
        if let effects = DrawnEffects(of: node, in: index), !isClose(drawn, node.size[axis]) {
            say(
                field.rawValue, drawn, effects.length(axis),
                "\(name(effects.innermost)) draws the \(Formula.text(effects.content.width)) by "
                    + "\(Formula.text(effects.content.height)) points like this")
        }
        let content = index.content(of: node)
        answer(Query(node: content, proposal: node.proposal), axis, node.size[axis])
        if isAtStart { say(field.rawValue, drawn, nil, "it is laid out so") }
    }

    /// What an answer is called: the field itself in the first sentence.
    func quantity(_ query: Query, _ axis: Axis) -> String {
        isAtStart ? axis.length : "\(axis.length) of \(name(query.node))"
    }

    /// Why a node answered a length.
    mutating func answer(_ query: Query, _ axis: Axis, _ value: Double) {
        guard isNew(query, axis, isOffer: false) else { return }
        let known = index.call(query.node.id.index, query.proposal)?.size[axis]
        if let known, !isClose(known, value) {
            // What it answers is not what it was given: a band of a grid, a matched size.
            if !answerGiven(query, axis, value) {
                say(quantity(query, axis), value, nil, "\(name(query.node)) is given this length where it stands")
            }
            return
        }
        switch query.node.role {
        case .fixed, .flexible, .circle, .resizableImage, .spacer, .divider, .symbol: answerLeaf(query, axis, value)
        case .measured: answerText(query, axis, value)
        case .frame, .flexibleFrame, .relativeFrame: answerFrame(query, axis, value)
        case .stack, .zStack, .deferred: answerStack(query, axis, value)
        case .grid, .gridRow, .lazyGrid: answerGrid(query, axis, value)
        default: answerOther(query, axis, value)
        }
    }

    /// Goes on with what a child answered while its parent was measured; `false` if that is not known.
    @discardableResult
    mutating func answerChild(_ query: Query, _ child: NodeID, _ axis: Axis) -> Bool {
        guard let asked = ask(query, child) else { return false }
        answer(asked.query, axis, asked.size[axis])
        return true
    }

    /// What a child was last asked and answered while its parent was measured.
    func ask(_ query: Query, _ child: NodeID) -> (query: Query, size: Size)? {
        guard let node = index.node(child.index) else { return nil }
        guard let call = index.call(query.node.id.index, query.proposal),
            let inner = call.inner.last(where: { index.calls[$0].node == child.index })
        else { return nil }
        let asked = index.calls[inner]
        let asker = Query.Asker(node: query.node, proposal: query.proposal)
        return (
            Query(node: index.content(of: node), proposal: asked.proposal, askers: query.askers + [asker]), asked.size
        )
    }

    /// The lengths that the children answered last while their parent was measured, in source order.
    func childLengths(_ query: Query, _ axis: Axis) -> [(child: NodeID, length: Double)] {
        query.node.children.compactMap { child in ask(query, child).map { (child, $0.size[axis]) } }
    }

    // MARK: Leaves

    private mutating func answerLeaf(_ query: Query, _ axis: Axis, _ value: Double) {
        let (node, quantity) = (query.node, quantity(query, axis))
        let offer = query.proposal[axis]
        let number = Formula.text(value)
        switch node.role {
        case .fixed, .symbol:
            return say(quantity, value, nil, "\(name(node)) is \(number) \(axis.adjective) whatever it is offered")
        case .spacer(_, let stack?) where stack != axis:
            return say(quantity, value, nil, "\(name(node)) has no \(axis.length) across its stack")
        case .spacer(let minimum, _):
            guard let offer else {
                return say(
                    quantity, value, nil, "\(name(node)) keeps its least length, as it is offered no \(axis.length)")
            }
            let formula = minimum > offer ? Formula.larger(.number(offer), .number(minimum)) : .number(offer)
            let reason = minimum > offer ? "keeps its least length" : "takes the \(number) it was offered"
            say(quantity, value, formula, "\(name(node)) \(reason)")
            if minimum <= offer { self.offer(query, axis) }
            return
        case .divider(let thickness, let line) where axis != line:
            return say(quantity, value, nil, "\(name(node)) is a line \(Formula.text(thickness)) thick")
        case .circle:
            return answerCircle(query, axis, value)
        case .resizableImage(let natural, let caps):
            let least = axis == .horizontal ? caps.leading + caps.trailing : caps.top + caps.bottom
            if least > (offer ?? natural[axis]) {
                return say(
                    quantity, value, .larger(.number(offer ?? natural[axis]), .number(least)),
                    "\(name(node)) is no smaller than its cap insets")
            }
            if offer == nil {
                return say(quantity, value, nil, "\(name(node)) has its own \(axis.length), as it is offered none")
            }
        default: break
        }
        guard offer != nil else {
            return say(
                quantity, value, nil,
                "\(name(node)) has no \(axis.length) of its own and is offered none, so it takes \(number)")
        }
        say(quantity, value, nil, "\(name(node)) takes the \(number) it was offered")
        self.offer(query, axis)
    }

    private mutating func answerCircle(_ query: Query, _ axis: Axis, _ value: Double) {
        let quantity = quantity(query, axis)
        guard let width = query.proposal.width, let height = query.proposal.height else {
            let given: Axis = query.proposal.width == nil ? .vertical : .horizontal
            guard query.proposal[given] != nil else {
                return say(
                    quantity, value, nil, "\(name(query.node)) is offered nothing, so it takes \(Formula.text(value))")
            }
            say(quantity, value, nil, "\(name(query.node)) is as wide as tall and takes the only length it was offered")
            return offer(query, given)
        }
        say(
            quantity, value, .smaller(.number(width), .number(height)),
            "\(name(query.node)) is as wide as tall and takes the smaller length it was offered")
        offer(query, width <= height ? .horizontal : .vertical)
    }

    private mutating func answerText(_ query: Query, _ axis: Axis, _ value: Double) {
        let (text, quantity) = (name(query.node), quantity(query, axis))
        let lines = query.isPlaced ? index.lines(of: query.node) : []
        let offer = query.proposal.width
        guard let first = lines.first, let last = lines.last else {
            let asked = "\(Formula.text(query.proposal.width)) x \(Formula.text(query.proposal.height))"
            say(quantity, value, nil, "\(text) measures itself: its answer to an offer of \(asked)")
            if let offer = query.proposal[axis], isClose(offer, value) { self.offer(query, axis) }
            return
        }
        let longest = lines.max { $0.width < $1.width } ?? first
        if axis == .vertical {
            if lines.count == 1 {
                return say(quantity, value, nil, "\(text) has one line, which is \(Formula.text(value)) tall")
            }
            let pitch = (last.baseline - first.baseline) / Double(lines.count - 1)
            let rest = value - pitch * Double(lines.count - 1)
            say(
                quantity, value, .sum([.number(rest), .product(.number(Double(lines.count - 1)), .number(pitch))]),
                "\(text) has \(lines.count) lines, \(Formula.text(pitch)) apart"
                    + (offer.map { ", to fit the width of \(Formula.text($0)) it was offered" } ?? ""))
            if offer != nil { self.offer(query, .horizontal) }
            return
        }
        if lines.count == 1, longest.width <= value + 0.001 {
            let room = offer.map { $0.isFinite ? " of the \(Formula.text($0)) it was offered" : "" } ?? ""
            return say(quantity, value, nil, "the one line of \(text) takes \(Formula.text(value))\(room)")
        }
        if lines.count == 1 {
            say(
                quantity, value, nil,
                "the one line of \(text) needs \(Formula.text(longest.width)) and is cut to what it was offered")
            return self.offer(query, .horizontal)
        }
        say(
            quantity, value, nil,
            "the longest of the \(lines.count) lines of \(text) takes \(Formula.text(value))"
                + (offer.map { " of the \(Formula.text($0)) it was offered" } ?? ""))
        if offer != nil { self.offer(query, .horizontal) }
    }

    // MARK: Wrappers and containers of one view

    private mutating func answerOther(_ query: Query, _ axis: Axis, _ value: Double) {
        let (node, quantity) = (query.node, quantity(query, axis))
        let offer = query.proposal[axis]
        switch node.role {
        case .padding(let insets), .safeAreaPadding(let insets):
            guard let child = node.children.first, let inner = ask(query, child) else { break }
            let (near, far) = (insets.inset(axis, isFar: false), insets.inset(axis, isFar: true))
            if near != 0 || far != 0 {
                say(
                    quantity, value, .adding([.number(inner.size[axis]), .number(near), .number(far)]),
                    "\(name(node)) adds its insets to its content")
            }
            return answer(inner.query, axis, inner.size[axis])
        case .position where offer != nil, .reader where offer != nil:
            say(quantity, value, nil, "\(name(node)) takes all of the \(Formula.text(value)) it was offered")
            return self.offer(query, axis)
        case .reader:
            return say(
                quantity, value, nil, "\(name(node)) is offered no \(axis.length), so it takes \(Formula.text(value))")
        case .scrollView(let axes, let margins, _):
            if let offer, axes.contains(axis), isClose(offer, value) {
                say(
                    quantity, value, nil,
                    "\(name(node)) takes all of the \(Formula.text(value)) it was offered to scroll in")
                return self.offer(query, axis)
            }
            guard let child = node.children.first, let inner = ask(query, child) else { break }
            let (near, far) = (margins.inset(axis, isFar: false), margins.inset(axis, isFar: true))
            say(
                quantity, value, .adding([.number(inner.size[axis]), .number(near), .number(far)]),
                "\(name(node)) is as \(axis.adjective) as its content")
            return answer(inner.query, axis, inner.size[axis])
        case .safeAreaInset(let edge, _): return answerInset(query, edge, axis, value)
        case .fixedSize, .aspectRatio, .ignoresSafeArea, .position:
            if let child = node.children.first, answerChild(query, child, axis) { return }
        case .viewThatFits:
            let shown = index.call(node.id.index, query.proposal)?.inner.last {
                index.calls[$0].proposal == query.proposal
            }
            guard let shown else { break }
            let child = NodeID(index: index.calls[shown].node)
            say(quantity, value, nil, "\(name(node)) shows \(name(child))")
            answerChild(query, child, axis)
            return
        case .custom:
            say(
                quantity, value, nil,
                "\(name(node)) answers this to its offer of \(Formula.text(query.proposal.width)) x "
                    + "\(Formula.text(query.proposal.height))")
            if let offer, isClose(offer, value) { self.offer(query, axis) }
            return
        default: break
        }
        say(quantity, value, nil, "\(name(node)) answers this to its offer")
    }

    private mutating func answerInset(_ query: Query, _ edge: Edge, _ axis: Axis, _ value: Double) {
        let lengths = childLengths(query, axis)
        guard lengths.count == 2 else {
            return say(quantity(query, axis), value, nil, "\(name(query.node)) holds both of its views")
        }
        if edge.isAlong(axis) {
            let gap = value - lengths[0].length - lengths[1].length
            say(
                quantity(query, axis), value,
                .adding([.number(lengths[0].length), .number(gap), .number(lengths[1].length)]),
                "the content of \(name(query.node)), the gap and the inset view")
            // The content gets what the inset leaves.
            answerChild(query, lengths[0].child, axis)
        } else {
            let longest = lengths[0].length >= lengths[1].length ? 0 : 1
            say(
                quantity(query, axis), value, .larger(.number(lengths[0].length), .number(lengths[1].length)),
                "\(name(query.node)) is as \(axis.adjective) as the larger of its views")
            answerChild(query, lengths[longest].child, axis)
        }
    }

    /// A length that is given by what a node stands in, not answered.
    private mutating func answerGiven(_ query: Query, _ axis: Axis, _ value: Double) -> Bool {
        guard case .gridRow = query.node.role else { return false }
        answerGrid(query, axis, value)
        return true
    }
}

extension Edge {
    /// Whether the edge is crossed when one walks along an axis.
    func isAlong(_ axis: Axis) -> Bool { (self == .top || self == .bottom) == (axis == .vertical) }
}
