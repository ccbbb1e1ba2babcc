import RecipeModel
import RecipeStore

extension Catalogue {
    /// What only the recipes themselves can tell to be wrong: all of them are laid out.
    ///
    /// - Parameter progress: called with how many are done and how many there are.
    public func recipeChecks(progress: @Sendable (Int, Int) -> Void = { _, _ in }) throws -> [DoctorCheck] {
        let recipes = try store.recipes()
        let slugs = Set(recipes.flatMap { [$0.recipe.slug] + $0.aliases })
        let inputs = recipes.map { RecipeInput(stored: $0.recipe) }
        let checked = Catalogue.check(inputs) { progress($0, inputs.count) }
        let broken = checked.filter { $0.snippetDiagnostics.contains { $0.severity == .error } }
        let stale = checked.filter { $0.documentDiagnostics.contains { $0.severity == .error } }
        let dangling = recipes.flatMap { stored in
            RecipeReferences.slugs(of: stored.recipe).filter { !slugs.contains($0) }
                .map { "\(stored.recipe.slug) names \($0)" }
        }
        let names = { (found: [Checked]) in found.map(\.entry.recipe.slug) }
        return [
            Self.check("layouts", names(broken), ok: "every recipe can be laid out", "cannot be laid out"),
            Self.check(
                "expected views", names(stale), ok: "every expectation is of a view that is there",
                "expect frames of views that are gone"),
            Self.check("links", dangling, ok: "every recipe that is named is there", "which is gone")
        ]
    }

    private static func check(_ name: String, _ found: [String], ok: String, _ problem: String) -> DoctorCheck {
        let named = found.prefix(5).joined(separator: ", ") + (found.count > 5 ? ", …" : "")
        return DoctorCheck(
            name: name, state: found.isEmpty ? .ok : .failed, detail: found.isEmpty ? ok : "\(named): \(problem)")
    }
}
