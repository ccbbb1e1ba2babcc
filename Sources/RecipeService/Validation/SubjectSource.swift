import RecipeModel
import RecipeStore

/// The recipes of a check, read in pieces, so that reading and checking go on side by side.
public struct SubjectSource: Sendable {
    /// How many recipes there are.
    public let count: Int
    /// Reads some of them, called from several threads; `nil` for one that is no longer there.
    let load: @Sendable (Range<Int>) throws -> [Validator.Subject?]

    init(count: Int, load: @escaping @Sendable (Range<Int>) throws -> [Validator.Subject?]) {
        self.count = count
        self.load = load
    }

    /// Recipes that are at hand; one that is named twice is checked once.
    public init(_ subjects: [Validator.Subject]) {
        // Two shards or inputs may name a recipe twice.
        var seen: Set<String> = []
        let distinct = subjects.filter { seen.insert($0.recipe.slug).inserted }
        count = distinct.count
        load = { range in Array(distinct[range]) }
    }

    /// Recipes of a store, without their prose.
    ///
    /// - Throws: `StoreError`.
    public init(_ store: RecipeStore, matching filters: SearchFilters, where isWanted: (String) -> Bool) throws {
        let ids = try store.identities(matching: filters).filter { isWanted($0.slug) }.map(\.id)
        count = ids.count
        load = { range in
            try store.checkedRecipes(ids[range]).map { stored in
                stored.map { Validator.Subject(recipe: $0.recipe, trees: $0.trees, isStored: true) }
            }
        }
    }

    /// Calls `body` with each recipe, a few hundred of them in memory at once.
    func forEach(_ body: (Validator.Subject) throws -> Void) throws {
        for start in stride(from: 0, to: count, by: 256) {
            for subject in try load(start..<min(start + 256, count)) { if let subject { try body(subject) } }
        }
    }
}
