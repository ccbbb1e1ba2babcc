/// Sharing the length of a stack among its children (spec S1 to S3, S5).
extension Engine {
    /// The gap before the child at `position`.
    @inline(__always)
    func gap(
        _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>, before position: Int
    ) -> Double {
        if position == 0 { return 0 }
        let uniform = node.pointee.a
        return uniform.isNaN ? core.gaps.base[Int(state.pointee.gaps) + position] : uniform
    }

    /// The sum of all gaps.
    func totalGap(_ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>)
        -> Double
    {
        let count = Int(node.pointee.childCount)
        guard count > 1 else { return 0 }
        let uniform = node.pointee.a
        if !uniform.isNaN { return uniform * Double(count - 1) }
        let offset = Int(state.pointee.gaps)
        var total = 0.0
        for position in 1..<count { total += core.gaps.base[offset + position] }
        return total
    }

    /// Solves the stack's own axis of a separable stack; the slots get offers and answers on that axis.
    func distribute(
        _ index: Int32, _ node: UnsafeMutablePointer<Node>, _ state: UnsafeMutablePointer<ContainerState>,
        _ offer: Double
    ) -> Double {
        StackDistribution(
            engine: self, index: index, node: node, state: state, major: offer, minor: Offer.unset, asks: .ownAxis
        ).solve()
    }
}

/// One run of the sharing algorithm.
struct StackDistribution {
    /// What the children are asked.
    enum Question {
        /// A separable stack's own axis alone.
        case ownAxis
        /// Both axes of a separable stack, the cross axis only to have its answer.
        case bothAxes
        /// Both axes, which depend on each other.
        case sizes
    }

    let engine: Engine
    let index: Int32
    let node: UnsafeMutablePointer<Node>
    let state: UnsafeMutablePointer<ContainerState>
    let major: Double
    let minor: Double
    private let axis: Axis
    private let question: Question
    private let children: UnsafeBufferPointer<Int32>
    private let totalGap: Double

    init(
        engine: Engine, index: Int32, node: UnsafeMutablePointer<Node>,
        state: UnsafeMutablePointer<ContainerState>, major: Double, minor: Double, asks question: Question
    ) {
        self.engine = engine
        self.index = index
        self.node = node
        self.state = state
        self.major = major
        self.minor = minor
        axis = node.pointee.axis
        self.question = question
        children = engine.children(node)
        totalGap = engine.totalGap(index, node, state)
    }

    /// Offers each child its share, and gives the length of the stack (spec S5); negative gaps do not make it
    /// negative.
    func solve() -> Double { larger(offerShares(), 0) }

    private func offerShares() -> Double {
        if major.isNaN || major == .infinity || (major - totalGap <= 0 && !engine.isTracing) {
            return offerAll(major.isNaN || major == .infinity ? major : 0)
        }
        return share()
    }

    @inline(__always)
    private func ask(_ child: Int32, _ offer: Double) -> Double {
        if question == .ownAxis { return engine.ask(child, axis, offer) }
        let offer = Offer(axis, major: offer, minor: minor)
        if question == .bothAxes { return engine.ask(child, offer)[axis] }
        let size = engine.size(child, offer)
        let slot = engine.slot(child)
        slot.pointee.size = size
        slot.pointee.offer = offer
        return size[axis]
    }

    @inline(__always)
    private func probe(_ child: Int32, _ offer: Double) -> Double {
        if question != .sizes { return engine.quickLength(child, axis, offer) }
        return engine.size(child, Offer(axis, major: offer, minor: minor))[axis]
    }

    /// Spec S2 and S3.6: without a length, at infinity and where nothing is left every child is offered the same.
    private func offerAll(_ offer: Double) -> Double {
        var sum = totalGap
        if question == .ownAxis {
            // Long lists go through here, and have nothing to decide for each child.
            for child in children { sum += engine.ask(child, axis, offer) }
        } else {
            for child in children { sum += ask(child, offer) }
        }
        return sum
    }

    /// Spec S3 for a positive finite length.
    private func share() -> Double {
        let mark = engine.core.scratch.mark
        defer { engine.core.scratch.release(mark) }
        let count = children.count
        let keys = StackKeys(engine.core.scratch.take(5 * max(count, 1)), count: count)
        let isSorted = fill(keys)
        if !isSorted { keys.sort() }
        return serve(keys)
    }

    /// Spec S3.2: minimum and flexibility of each child; whether source order is already the order to serve in.
    private func fill(_ keys: StackKeys) -> Bool {
        var isSorted = true
        let hasOnePriority = state.pointee.hasOnePriority
        for position in children.indices {
            let child = children[position]
            let flags = engine.node(child).pointee.flags
            let minimum = probe(child, 0)
            let flexibility: Double
            if flags.contains(.rigid) && !engine.isTracing {
                flexibility = 0
            } else {
                flexibility = probe(child, .infinity) - minimum
            }
            let priority = hasOnePriority ? 0 : engine.priority(child)
            keys.set(position, minimum: minimum, flexibility: flexibility, priority: priority)
            if position > 0, keys.comesBefore(position, position - 1) { isSorted = false }
            if engine.isTracing {
                engine.trace(
                    .flexibility(
                        stack: NodeID(index: index), child: NodeID(index: child), axis: axis, minimum: minimum,
                        maximum: minimum + flexibility, priority: priority))
            }
        }
        return isSorted
    }

    /// Spec S3.1, 3, 4 and 5.
    private func serve(_ keys: StackKeys) -> Double {
        let count = children.count
        var left = major - totalGap
        var sum = totalGap
        var start = 0
        while start < count {
            let priority = keys.priority(at: start)
            var end = start + 1
            while end < count, keys.priority(at: end) == priority { end += 1 }
            if start == 0 {
                for lower in end..<max(end, count) { left = reduced(left, by: keys.minimum(at: lower)) }
            } else {
                for own in start..<end { left += keys.minimum(at: own) }
            }
            // A priority that is not a number is never served its share (spec M7).
            let isSkipped = priority.isNaN
            for position in start..<end {
                let remaining = Double(end - position)
                let child = children[keys.child(at: position)]
                let offer = isSkipped ? 0 : larger(left / remaining, 0)
                if engine.isTracing {
                    engine.trace(
                        .share(
                            stack: NodeID(index: index), child: NodeID(index: child), axis: axis, left: left,
                            remaining: Int(remaining), offer: offer))
                }
                let answer = ask(child, offer)
                left = reduced(left, by: answer)
                sum += answer
            }
            start = end
        }
        return sum
    }

    /// Spec P10: a difference that is no number leaves what was left.
    @inline(__always)
    private func reduced(_ left: Double, by length: Double) -> Double {
        let result = left - length
        return result.isNaN ? left : result
    }
}
