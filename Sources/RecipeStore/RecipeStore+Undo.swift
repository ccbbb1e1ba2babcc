import CanonicalJSON
import GRDB
import RecipeModel

/// What takes back the newest change of one recipe.
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
    /// The number of the change.
    public var revision: Int
    public var change: Revision.Change
    public var action: Action
}

extension RecipeStore {
    /// What takes back the newest change of a recipe, or of all recipes that were changed last at one moment.
    ///
    /// - Returns: nothing for a store without history.
    public func undoSteps(of slug: String? = nil) throws -> [UndoStep] {
        try read { db in
            let newest: [Row]
            if let slug {
                newest = try Row.fetchAll(
                    db, sql: "\(RecipeStore.changes) WHERE recipe_id = ? ORDER BY number DESC LIMIT 1",
                    arguments: [try RecipeStore.lineage(of: slug, in: db)])
            } else {
                newest = try Row.fetchAll(
                    db,
                    sql: """
                        \(RecipeStore.changes) WHERE at = (SELECT at FROM revision ORDER BY rowid DESC LIMIT 1)
                        AND number = (SELECT max(number) FROM revision v WHERE v.recipe_id = revision.recipe_id)
                        ORDER BY rowid
                        """)
            }
            return try newest.compactMap { try RecipeStore.undoStep($0, db) }
        }
    }

    private static let changes = "SELECT recipe_id, number, slug, change, document FROM revision"

    private static func undoStep(_ row: Row, _ db: Database) throws -> UndoStep? {
        let number: Int = row[1]
        let slug: String = row[2]
        guard let change = Revision.Change(rawValue: row[3]) else { return nil }
        func step(_ action: UndoStep.Action) -> UndoStep {
            UndoStep(slug: slug, revision: number, change: change, action: action)
        }
        if change == .remove { return step(.restore(try recipe(row[4], slug, number))) }
        let before = try Row.fetchOne(
            db, sql: "SELECT slug, change, document FROM revision WHERE recipe_id = ? AND number = ?",
            arguments: [row[0] as Int64, number - 1])
        guard let before, before[1] != Revision.Change.remove.rawValue else { return step(.remove) }
        let oldSlug: String = before[0]
        return step(oldSlug == slug ? .restore(try recipe(before[2], slug, number - 1)) : .rename(to: oldSlug))
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
            var writer = RecipeWriter(db: db, at: try now(db))
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
