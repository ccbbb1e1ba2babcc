import CanonicalJSON
import GRDB
import RecipeModel

extension RecipeStore {
    /// The changes of a recipe, newest first; also of one that was removed.
    public func log(_ slug: String) throws -> [Revision] {
        try read { db in
            let id = try RecipeStore.lineage(of: slug, in: db)
            return try Row.fetchAll(
                db,
                sql: "SELECT number, slug, change, at, reason FROM revision WHERE recipe_id = ? ORDER BY number DESC",
                arguments: [id]
            ).compactMap { row in
                Revision.Change(rawValue: row[2]).map {
                    Revision(number: row[0], slug: row[1], change: $0, at: row[3], reason: row[4])
                }
            }
        }
    }

    /// The recipe as it was at a revision.
    public func recipe(_ slug: String, at number: Int) throws -> Recipe {
        let text = try read { db in
            let id = try RecipeStore.lineage(of: slug, in: db)
            guard
                let text = try String.fetchOne(
                    db, sql: "SELECT document FROM revision WHERE recipe_id = ? AND number = ?", arguments: [id, number]
                )
            else {
                let last = try Int.fetchOne(
                    db, sql: "SELECT max(number) FROM revision WHERE recipe_id = ?", arguments: [id])
                throw StoreError(
                    .notFound, "\(slug) has no revision \(number)", hints: ["there are 1 to \(last ?? 0)"])
            }
            return text
        }
        guard let json = try? JSON(parsing: text), let recipe = try? Recipe(json: json) else {
            throw StoreError(.damaged, "revision \(number) of \(slug) cannot be read", hints: ["run recipes doctor"])
        }
        return recipe
    }

    /// The newest revision of a recipe, whether it is there or was removed.
    public func latestRevision(of slug: String) throws -> Int {
        try read { db in
            let id = try RecipeStore.lineage(of: slug, in: db)
            return try Int.fetchOne(
                db, sql: "SELECT max(number) FROM revision WHERE recipe_id = ?", arguments: [id]) ?? 0
        }
    }

    /// The history that belongs to a slug: that of the recipe, or of the last removed one.
    static func lineage(of slug: String, in db: Database) throws -> Int64 {
        if let id = try RecipeReader.id(of: slug, in: db) { return id }
        if slug.hasPrefix("id:"), let id = Int64(slug.dropFirst(3)),
            try Int.fetchOne(db, sql: "SELECT 1 FROM revision WHERE recipe_id = ?", arguments: [id]) != nil
        {
            return id
        }
        let removed = try Int64.fetchOne(
            db, sql: "SELECT max(recipe_id) FROM revision WHERE slug = ?", arguments: [slug])
        guard let removed else { throw notFound(slug, db) }
        return removed
    }
}
