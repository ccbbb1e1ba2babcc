import Diagnostics
import LayoutEngine
import RecipeModel
import RecipeStore

extension Catalogue {
    /// A scenario that waits for a decision: what is expected of it differs from what the engine gives.
    public struct Pending: Sendable {
        public var slug: String
        public var title: String
        public var scenario: String
        /// The comparisons that fail, in the order of the recipe.
        public var results: [ExpectationResult]
        /// The best origin among them, which accepting would contradict; that of the engine where only the tree differs.
        public var origin: Provenance.Origin
        /// How the layout tree differs from the stored one, if it does.
        public var tree: Diagnostic?

        /// Whether accepting needs to be forced.
        public var needsForce: Bool { origin != .engine }
    }

    /// The scenarios that differ, by slug and in the order of the recipe, with what could not be laid out.
    ///
    /// - Parameter slugs: the recipes to look at; all if it is empty.
    public func pending(_ slugs: [String] = []) throws -> (pending: [Pending], failed: [RecipeResult]) {
        let recipes = slugs.isEmpty ? try store.recipes().map(\.recipe) : try slugs.map { try recipe(slug: $0) }
        let bench = ValidationBench()
        let validator = Validator()
        var pending: [Pending] = []
        var failed: [RecipeResult] = []
        for recipe in recipes {
            let stored = try store.trees(of: recipe.slug)
            let result = validator.validate(Validator.Subject(recipe: recipe, trees: stored, isStored: true), on: bench)
            let layout = ScenarioLayout(recipe, workspace: bench.workspace)
            let hasOtherTree = result.diagnostics.contains {
                ["tree-differs", "tree-missing"].contains($0.id)
            }
            let failing = result.expectations.filter { $0.state == .fail || $0.state == .error }
            for scenario in recipe.allScenarios {
                let results = failing.filter { $0.scenario == scenario.name }
                var difference: Diagnostic?
                if hasOtherTree, let now = layout.layOut(scenario, tree: .verified).tree {
                    if let before = stored[scenario.name] {
                        difference =
                            now.text() == before
                            ? nil
                            : TreeDifference.diagnostic(scenario: scenario.name, stored: before, now: now.json)
                    } else {
                        difference = TreeDifference.missing(scenario: scenario.name, of: recipe)
                    }
                }
                let best = results.map(\.provenance.origin).min { Self.rank($0) < Self.rank($1) }
                guard best != nil || difference != nil else { continue }
                pending.append(
                    Pending(
                        slug: recipe.slug, title: recipe.title, scenario: scenario.name, results: results,
                        origin: best ?? .engine, tree: difference))
            }
            if failing.isEmpty, result.state == .error || result.state == .unsupported { failed.append(result) }
        }
        return (pending, failed)
    }

    private static func rank(_ origin: Provenance.Origin) -> Int {
        switch origin {
        case .apple: 0
        case .derived: 1
        case .engine: 2
        }
    }

    /// What the expectation says of a rejection; a wider tolerance keeps the reason that it was given.
    private static func rejection(_ reason: String, of expectation: Expectation) -> String {
        let mark = "; rejected: "
        guard expectation.tolerance > Tolerance.slack, let own = expectation.reason else { return reason }
        return (own.components(separatedBy: mark).first ?? own) + mark + reason
    }

    /// What rejecting did for one scenario.
    public struct RejectOutcome: Sendable {
        public var slug: String
        public var scenario: String
        /// Whether its failure is now an expected one.
        public var isExpectedFailure: Bool
    }

    /// Keeps what is expected although the engine gives something else, and notes why.
    ///
    /// - Parameters:
    ///   - scenarios: the scenarios that are decided on; `nil` for all that differ.
    ///   - issue: where the failure is reported; with it the failure becomes an expected one.
    public func reject(
        _ slug: String, scenarios: Set<String>? = nil, reason: String, issue: String? = nil
    ) throws -> [RejectOutcome] {
        let waiting = try pending([slug]).pending.filter {
            !$0.results.isEmpty && scenarios?.contains($0.scenario) ?? true
        }
        guard !waiting.isEmpty else { return [] }
        let stored = try store.recipe(slug)
        var recipe = stored.recipe
        var outcomes: [RejectOutcome] = []
        for one in waiting {
            for index in recipe.expectations.indices where recipe.expectations[index].scenario == one.scenario {
                let provenance = recipe.expectations[index].provenance
                guard one.results.contains(where: { $0.provenance == provenance }) else { continue }
                recipe.expectations[index].reason = Self.rejection(reason, of: recipe.expectations[index])
                if let issue { recipe.expectations[index].expectedFailure = .init(issue: issue) }
            }
            outcomes.append(RejectOutcome(slug: recipe.slug, scenario: one.scenario, isExpectedFailure: issue != nil))
        }
        try store.update(
            StoreEntry(recipe: recipe, trees: try store.trees(of: slug), symbols: stored.symbols),
            reason: "rejected: \(reason)")
        return outcomes
    }
}
