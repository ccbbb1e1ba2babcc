import Diagnostics
import RecipeModel

extension RecipeResult {
    /// The kind of the warning about a scenario that is laid out and compared with nothing.
    private static let id = "unchecked-scenario"

    /// Warns of the scenarios of which nothing is expected, where something is expected of others: the recipe passes
    /// without them. A recipe of which nothing at all is expected is `unchecked` as a whole.
    mutating func tellUncheckedScenarios(of recipe: Recipe) {
        guard !recipe.expectations.isEmpty else { return }
        let checked = Set(recipe.expectations.map(\.scenario))
        for scenario in recipe.allScenarios where !checked.contains(scenario.name) {
            diagnostics.append(
                Diagnostic(
                    id: Self.id, severity: .warning, message: "nothing is expected of scenario \(scenario.name)",
                    hints: ["write a frames block for it, or recipes record \(recipe.slug) --missing"]))
        }
    }

    /// The kind of the note about a recipe of which only other origins than the one asked for say something.
    private static let otherOrigins = "other-origins"

    /// Notes that expectations of other origins were left out, so that none is left.
    mutating func tellOtherOrigins(of recipe: Recipe, than origin: Provenance.Origin) {
        guard !recipe.expectations.isEmpty, recipe.expectations.allSatisfy({ $0.provenance.origin != origin }) else {
            return
        }
        diagnostics.append(
            Diagnostic(
                id: Self.otherOrigins, severity: .note,
                message: "its expectations are of other origins than \(origin.rawValue)"))
    }

    /// Whether something is expected of it, and nothing of the origin that was asked for.
    var isOfOtherOrigins: Bool { diagnostics.contains { $0.id == Self.otherOrigins } }

    fileprivate var uncheckedScenarioCount: Int { diagnostics.count { $0.id == Self.id } }

    /// Why it counts as unchecked, for people; `nil` for another state.
    var uncheckedReason: String? {
        guard state == .unchecked else { return nil }
        if isOfOtherOrigins { return "nothing of that origin is expected of it" }
        return uncheckedScenarioCount > 0 ? "nothing is expected of some of its scenarios" : "nothing is expected of it"
    }

    /// Takes a recipe that passes with such scenarios for unchecked.
    fileprivate mutating func refuseUncheckedScenarios() {
        if uncheckedScenarioCount > 0, state.rank < ValidationState.unchecked.rank { state = .unchecked }
    }
}

extension ValidationReport {
    /// How many scenarios were compared with nothing, in recipes that expect something of others.
    var uncheckedScenarioCount: Int { recipes.reduce(0) { $0 + $1.uncheckedScenarioCount } }

    /// Applies the strict rules: an unexpected pass is a failure, and a recipe with a scenario of which nothing is
    /// expected is unchecked.
    public mutating func applyStrictRules() {
        isStrict = true
        for index in recipes.indices { recipes[index].refuseUncheckedScenarios() }
    }
}
