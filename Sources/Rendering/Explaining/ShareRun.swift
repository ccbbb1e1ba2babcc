import LayoutEngine

/// One time that a stack shared its length (spec S3).
struct ShareRun {
    struct Probe {
        var child: Int32
        var minimum: Double
        var maximum: Double
        var priority: Double
    }

    struct Share {
        var child: Int32
        var left: Double
        var remaining: Int
        var offer: Double
    }

    let stack: Int32
    let axis: Axis
    /// What each child can be, in source order.
    private(set) var probes: [Probe] = []
    /// The shares in the order in which they were given.
    var shares: [Share] = []

    init(stack: Int32, axis: Axis) {
        self.stack = stack
        self.axis = axis
    }

    mutating func add(_ child: Int32, minimum: Double, maximum: Double, priority: Double) {
        probes.append(Probe(child: child, minimum: minimum, maximum: maximum, priority: priority))
    }

    private func probe(_ child: Int32) -> Probe? { probes.first { $0.child == child } }
    private func priority(_ child: Int32) -> Double { probe(child)?.priority ?? 0 }

    /// What the child that was served at `position` took, as far as the next share tells.
    func answer(at position: Int) -> Double? {
        guard position + 1 < shares.count else { return nil }
        let (own, next) = (shares[position], shares[position + 1])
        var left = own.left
        if priority(own.child) != priority(next.child) {
            left += probes.filter { $0.priority == priority(next.child) }.reduce(0) { $0 + $1.minimum }
        }
        return left - next.left
    }

    /// The minimums that were kept back for children of lower priority than the one served at `position`.
    func reserved(at position: Int) -> [Probe] {
        let own = priority(shares[position].child)
        return probes.filter { $0.priority < own && $0.minimum != 0 }
    }

    /// Whether priorities differ.
    var hasPriorities: Bool { probes.contains { $0.priority != probes[0].priority } }
}
