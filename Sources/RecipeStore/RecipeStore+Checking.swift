import CanonicalJSON
import GRDB
import RecipeModel

/// What a check needs of a recipe: no prose, no history.
public struct CheckedRecipe: Sendable {
    /// The recipe without description, tags, authors and body.
    public var recipe: Recipe
    /// The stored layout trees as JSON, by scenario.
    public var trees: [String: String]
}

extension RecipeStore {
    /// A recipe by the number of its rows and its name.
    public struct Identity: Hashable, Sendable {
        public var id: Int64
        public var slug: String
    }

    /// The recipes that pass the filters, sorted by slug, without reading them.
    public func identities(matching filters: SearchFilters = SearchFilters()) throws -> [Identity] {
        try read { db in
            let condition = try filters.condition()
            let found = try Row.fetchAll(
                db, sql: "SELECT r.id, r.slug FROM recipe r WHERE \(condition.sql) ORDER BY r.slug",
                arguments: condition.arguments
            ).map { Identity(id: $0[0], slug: $0[1]) }
            guard let like = filters.like else { return found }
            let shapes = try ShapeIndex(db: db, pattern: like)
            return found.filter { shapes.contains($0.id) }
        }
    }

    /// What a check needs of several recipes, all of one moment; `nil` for one that is no longer there.
    public func checkedRecipes(_ ids: ArraySlice<Int64>) throws -> [CheckedRecipe?] {
        try read { db in
            let reader = RecipeReader(db: db)
            return try ids.map(reader.checkedRecipe)
        }
    }
}
