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

    /// Why those before `position` were served first.
    func precedence(at position: Int) -> String {
        let own = priority(shares[position].child)
        let earlier = shares[..<position].map { priority($0.child) }
        if earlier.allSatisfy({ $0 == own }) {
            let flexibility = flexibility(shares[position].child)
            return shares[..<position].allSatisfy { self.flexibility($0.child) < flexibility }
                ? ", less flexible" : ", served before it"
        }
        return earlier.allSatisfy { $0 > own } ? ", of higher priority" : ", served before it"
    }

    private func flexibility(_ child: Int32) -> Double { probe(child).map { $0.maximum - $0.minimum } ?? 0 }
}
