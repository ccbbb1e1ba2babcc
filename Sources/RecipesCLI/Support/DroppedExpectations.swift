import RecipeModel
import RecipeService
import RecipeStore

/// What recipes of a store expect and those that take their places do not.
struct DroppedExpectations {
    /// A line for each recipe that loses expected frames.
    private(set) var lines: [String] = []

    init(_ recipes: [Recipe], in catalogue: Catalogue) throws {
        for recipe in recipes {
            let known: StoredRecipe
            do { known = try catalogue.store.recipe(recipe.slug) } catch let error as StoreError
                where error.kind == .notFound
            { continue }
            let kept = Set(recipe.expectations.map { Block(scenario: $0.scenario, origin: $0.provenance.origin) })
            let dropped = known.recipe.expectations.filter {
                !kept.contains(Block(scenario: $0.scenario, origin: $0.provenance.origin))
            }
            guard !dropped.isEmpty else { continue }
            let counts = Provenance.Origin.allCases.compactMap { origin -> String? in
                let count = dropped.filter { $0.provenance.origin == origin }.reduce(0) { $0 + $1.frames.count }
                return count == 0 ? nil : "\(count) \(origin.rawValue)"
            }
            lines.append(
                "recipes: \(known.recipe.slug) no longer expects frames that it expected "
                    + "(\(counts.joined(separator: ", "))); recipes restore \(known.recipe.slug)@\(known.revision) "
                    + "brings them back")
        }
    }

    private struct Block: Hashable {
        var scenario: String
        var origin: Provenance.Origin
    }
}
