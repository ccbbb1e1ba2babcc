import CanonicalJSON
import GRDB
import RecipeModel

/// What takes back what the newest command did to one recipe.
public struct UndoStep: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
        /// The recipe was new.
        case remove
        /// It was changed or removed, and was this before.
        case restore(Recipe)
        /// It got another slug and had this one before.
        case rename(to: String)
    }

    /// The slug after the change.
    public var slug: String
    /// The number of the change, the last one of those of the command.
    public var revision: Int
    public var change: Revision.Change
    public var action: Action
}

extension RecipeStore {
    /// What takes back what the newest command did to a recipe, or to all recipes.
    ///
    /// Recipes that were changed again since are left out.
    ///
    /// - Returns: nothing for a store without history.
    public func undoSteps(of slug: String? = nil) throws -> [UndoStep] {
        try read { db in
            let chosen: String
            var arguments = StatementArguments()
            if let slug {
                let id = try RecipeStore.lineage(of: slug, in: db)
                chosen = """
                    recipe_id = ? AND command = (SELECT command FROM revision WHERE recipe_id = ?
                        ORDER BY number DESC LIMIT 1)
                    """
                arguments = [id, id]
            } else {
                chosen = "command = (SELECT command FROM revision ORDER BY rowid DESC LIMIT 1)"
            }
            let changes = try Row.fetchAll(
                db,
                sql: """
                    SELECT recipe_id, min(number), max(number) FROM revision WHERE \(chosen) GROUP BY recipe_id
                    HAVING max(number) = (SELECT max(number) FROM revision v WHERE v.recipe_id = revision.recipe_id)
                    ORDER BY min(rowid)
                    """, arguments: arguments)
            return try changes.compactMap { try RecipeStore.undoStep($0[0], first: $0[1], last: $0[2], db) }
        }
    }

    /// - Parameters:
    ///   - first: the number of the command's first change of the recipe.
    ///   - last: that of its last one.
    private static func undoStep(_ id: Int64, first: Int, last: Int, _ db: Database) throws -> UndoStep? {
        func state(_ number: Int) throws -> (slug: String, change: Revision.Change, document: String)? {
            try Row.fetchOne(
                db, sql: "SELECT slug, change, document FROM revision WHERE recipe_id = ? AND number = ?",
                arguments: [id, number]
            ).flatMap { row in Revision.Change(rawValue: row[1]).map { (row[0], $0, row[2]) } }
        }
        guard let after = try state(last) else { return nil }
        func step(_ action: UndoStep.Action) -> UndoStep {
            UndoStep(slug: after.slug, revision: last, change: after.change, action: action)
        }
        guard let before = try state(first - 1), before.change != .remove else {
            return after.change == .remove ? nil : step(.remove)
        }
        if after.change != .remove, before.slug != after.slug { return step(.rename(to: before.slug)) }
        return step(.restore(try recipe(before.document, after.slug, first - 1)))
    }

    private static func recipe(_ document: String, _ slug: String, _ number: Int) throws -> Recipe {
        guard let json = try? JSON(parsing: document), let recipe = try? Recipe(json: json) else {
            throw StoreError(.damaged, "revision \(number) of \(slug) cannot be read", hints: ["run recipes doctor"])
        }
        return recipe
    }

    /// Takes steps, all of them or none; each becomes the newest revision of its recipe.
    ///
    /// - Parameter entry: the recipe to restore with what is computed from it.
    public func undo(_ steps: [UndoStep], entry: (Recipe) -> StoreEntry) throws {
        let entries = steps.map { step -> StoreEntry? in
            guard case .restore(let recipe) = step.action else { return nil }
            return entry(recipe)
        }
        try write { db in
            var writer = RecipeWriter(db: db, stamp: try stamp(db))
            for (step, entry) in zip(steps, entries) {
                let reason = "undo of \(step.slug)@\(step.revision)"
                if let entry {
                    _ = try writer.add(entry, onConflict: .theirs, change: .restore, reason: reason)
                    continue
                }
                guard let id = try RecipeReader.id(of: step.slug, in: db) else {
                    throw RecipeStore.notFound(step.slug, db)
                }
                if case .rename(let slug) = step.action {
                    try writer.rename(id, to: slug, reason: reason)
                } else {
                    try writer.remove(id, reason: reason)
                }
            }
            try writer.finish()
        }
    }
}
