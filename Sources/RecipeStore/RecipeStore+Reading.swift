import CanonicalJSON
import GRDB
import RecipeModel

extension RecipeStore {
    /// The recipe of that slug or former slug.
    ///
    /// - Throws: `StoreError` of kind `notFound`, with the nearest slug as a hint.
    public func recipe(_ slug: String) throws -> StoredRecipe {
        try read { db in
            guard let id = try RecipeReader.id(of: slug, in: db), let stored = try RecipeReader(db: db).recipe(id)
            else {
                throw RecipeStore.notFound(slug, db)
            }
            return stored
        }
    }

    /// Whether there is a recipe of that slug or former slug.
    public func contains(_ slug: String) throws -> Bool { try read { try RecipeReader.id(of: slug, in: $0) != nil } }

    /// The stored layout trees of a recipe as JSON, by scenario.
    public func trees(of slug: String) throws -> [String: String] {
        try read { db in
            guard let id = try RecipeReader.id(of: slug, in: db) else { throw RecipeStore.notFound(slug, db) }
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: "SELECT scenario, tree FROM layout_tree WHERE recipe_id = ?"), arguments: [id])
            return Dictionary(rows.map { ($0[0] as String, $0[1] as String) }, uniquingKeysWith: { $1 })
        }
    }

    /// The stored layout trees of several recipes, by slug and scenario, some hundred recipes a query.
    public func trees(of slugs: [String]) throws -> [String: [String: String]] {
        var found: [String: [String: String]] = [:]
        for start in stride(from: 0, to: slugs.count, by: 256) {
            let part = JSON.array(slugs[start..<min(start + 256, slugs.count)].map(JSON.string)).text()
            try read { db in
                let statement = try db.cachedStatement(
                    sql: """
                        SELECT r.slug, t.scenario, t.tree FROM json_each(?) j JOIN recipe r ON r.slug = j.value
                        JOIN layout_tree t ON t.recipe_id = r.id
                        """)
                let rows = try Row.fetchCursor(statement, arguments: [part])
                while let row = try rows.next() { found[row[0], default: [:]][row[1]] = row[2] }
            }
        }
        return found
    }

    /// All slugs, or those that begin with `prefix`, sorted.
    public func slugs(prefix: String = "", limit: Int? = nil) throws -> [String] {
        try read { db in
            try String.fetchAll(
                db, sql: "SELECT slug FROM recipe WHERE slug >= ? AND slug < ? ORDER BY slug LIMIT ?",
                arguments: [prefix, prefix + "{", limit ?? -1])
        }
    }

    /// The recipes that pass the filters, sorted by slug if nothing else is said.
    ///
    /// - Parameter limit: at most so many; `nil` for all.
    public func recipes(
        matching filters: SearchFilters = SearchFilters(), order: ListOrder = .slug, limit: Int? = nil
    ) throws -> [StoredRecipe] {
        var out: [StoredRecipe] = []
        try forEachRecipe(matching: filters, order: order, limit: limit) { out.append($0) }
        return out
    }

    /// Calls `body` with each recipe that passes the filters, in order, without holding all of them in memory.
    ///
    /// The store may be used inside of `body`. Recipes removed meanwhile are left out.
    public func forEachRecipe(
        matching filters: SearchFilters = SearchFilters(), order: ListOrder = .slug, limit: Int? = nil,
        _ body: (StoredRecipe) throws -> Void
    ) throws {
        var ids = try read { db in
            let condition = try filters.condition()
            let ids = try Int64.fetchAll(
                db, sql: "SELECT r.id FROM recipe r WHERE \(condition.sql) ORDER BY \(order.sql)",
                arguments: condition.arguments)
            guard let like = filters.like else { return ids }
            let shapes = try ShapeIndex(db: db, pattern: like)
            return ids.filter(shapes.contains)
        }
        if let limit { ids = Array(ids.prefix(limit)) }
        for start in stride(from: 0, to: ids.count, by: 256) {
            let batch = try read { db in
                let reader = RecipeReader(db: db)
                return try ids[start..<min(start + 256, ids.count)].compactMap(reader.recipe)
            }
            for recipe in batch { try body(recipe) }
        }
    }

    /// How many recipes there are.
    public func count() throws -> Int {
        try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM recipe") ?? 0 }
    }
}
