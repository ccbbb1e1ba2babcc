import RecipeModel

extension Catalogue.Pending {
    /// The distinct first causes of its mismatches.
    public var causes: Set<MismatchCause> {
        results.reduce(into: []) { $0.formUnion($1.distinctCauses) }
    }

    /// Whether nothing but these causes is behind what differs: no other one, no name that means no view, no other tree.
    public func isExplained(by accepted: Set<MismatchCause>) -> Bool {
        tree == nil && !results.isEmpty && results.allSatisfy { $0.state == .fail } && causes.isSubset(of: accepted)
    }
}

extension [Catalogue.Pending] {
    /// The causes behind them, those behind the most scenarios first.
    public var causes: [(cause: MismatchCause, scenarios: Int)] {
        var counts: [MismatchCause: Int] = [:]
        for one in self {
            for cause in one.causes { counts[cause, default: 0] += 1 }
        }
        return counts.map { (cause: $0.key, scenarios: $0.value) }
            .sorted { ($1.scenarios, $0.cause.description) < ($0.scenarios, $1.cause.description) }
    }
}
