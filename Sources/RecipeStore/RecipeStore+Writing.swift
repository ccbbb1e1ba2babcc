import CanonicalJSON
import Diagnostics
import GRDB
import RecipeModel

extension RecipeStore {
    /// Adds recipes, in batches of one transaction each.
    ///
    /// - Parameters:
    ///   - policy: what happens where a different recipe of the same slug is there.
    ///   - change: what the history calls the change of a recipe that is there.
    ///   - batchSize: recipes in one transaction; what is committed survives a crash.
    ///   - progress: called after each transaction with the number of recipes done.
    ///   - backup: called with the path of the backup that is made before many recipes are replaced.
    /// - Throws: `StoreError` of kind `conflict` under `ConflictPolicy.fail`, before anything is written.
    @discardableResult
    public func add(
        _ entries: [StoreEntry], onConflict policy: ConflictPolicy, change: Revision.Change = .update,
        reason: String? = nil, batchSize: Int = 500, progress: (Int) -> Void = { _ in },
        backup: (String) -> Void = { _ in }
    ) throws -> [AddOutcome] {
        if policy == .fail {
            try refuseConflicts(entries)
        } else if policy != .ours,
            try conflicts(of: entries, upTo: RecipeStore.bulkChange).count >= RecipeStore.bulkChange
        {
            backup(try self.backup(before: "change"))
        }
        var outcomes: [AddOutcome] = []
        var start = 0
        // One stamp for all, so that the history tells what was written together.
        var stamp: HistoryStamp?
        while start < entries.count {
            let end = min(entries.count, start + max(1, batchSize))
            outcomes += try write { db in
                let common = try stamp ?? self.stamp(db)
                stamp = common
                var writer = RecipeWriter(db: db, stamp: common)
                let batch = try entries[start..<end].map { entry in
                    try writer.add(entry, onConflict: policy, change: change, reason: reason)
                }
                try writer.finish()
                return batch
            }
            start = end
            progress(start)
        }
        return outcomes
    }

    /// Replaces a recipe with a changed one of the same slug, for example with new expectations.
    @discardableResult
    public func update(_ entry: StoreEntry, change: Revision.Change = .update, reason: String? = nil) throws
        -> AddOutcome
    {
        try write { db in
            guard try RecipeReader.id(of: entry.recipe.slug, in: db) != nil else {
                throw RecipeStore.notFound(entry.recipe.slug, db)
            }
            var writer = RecipeWriter(db: db, stamp: try stamp(db))
            let outcome = try writer.add(entry, onConflict: .theirs, change: change, reason: reason)
            try writer.finish()
            return outcome
        }
    }

    /// Removes a recipe; its history stays and `restore` brings it back.
    public func remove(_ slug: String, reason: String? = nil) throws {
        try write { db in
            guard let id = try RecipeReader.id(of: slug, in: db) else { throw RecipeStore.notFound(slug, db) }
            var writer = RecipeWriter(db: db, stamp: try stamp(db))
            try writer.remove(id, reason: reason)
            try writer.finish()
        }
    }

    /// Gives a recipe another slug; the old one goes on finding it.
    public func rename(_ slug: String, to newSlug: String) throws {
        guard Slug.isValid(newSlug) else {
            throw StoreError(.conflict, "\"\(newSlug)\" is not a slug", hints: ["use words of a-z and 0-9 joined by -"])
        }
        try write { db in
            guard let id = try RecipeReader.id(of: slug, in: db) else { throw RecipeStore.notFound(slug, db) }
            try RecipeWriter(db: db, stamp: try stamp(db)).rename(id, to: newSlug)
        }
    }

    /// Stores the layout trees of a recipe anew, for example after the engine's format of them changed; no revision.
    public func setTrees(_ trees: [String: String], of slug: String) throws {
        try write { db in
            guard let id = try RecipeReader.id(of: slug, in: db) else { throw RecipeStore.notFound(slug, db) }
            try db.execute(sql: "DELETE FROM layout_tree WHERE recipe_id = ?", arguments: [id])
            try RecipeWriter(db: db, stamp: HistoryStamp(at: "", command: 0)).insertTrees(trees, of: id)
        }
    }

    private func refuseConflicts(_ entries: [StoreEntry]) throws {
        let conflicts = try conflicts(of: entries)
        guard conflicts.isEmpty else {
            let named = conflicts.prefix(5).joined(separator: ", ") + (conflicts.count > 5 ? ", …" : "")
            throw StoreError(
                .conflict, "\(conflicts.count) recipes are there already and differ: \(named)",
                hints: ["say which to keep: ours, theirs or newer"])
        }
    }

    /// The slugs of entries for which a different recipe is there.
    private func conflicts(of entries: [StoreEntry], upTo limit: Int = .max) throws -> [String] {
        try read { db in
            let reader = RecipeReader(db: db)
            var slugs: [String] = []
            for entry in entries where slugs.count < limit {
                if let id = try RecipeReader.id(of: entry.recipe.slug, in: db), let stored = try reader.recipe(id),
                    stored.recipe != entry.recipe
                {
                    slugs.append(entry.recipe.slug)
                }
            }
            return slugs
        }
    }

    /// The error about a slug that finds nothing, with the nearest one.
    static func notFound(_ slug: String, _ db: Database) -> StoreError {
        var hints: [String] = []
        // Slugs of about the same length, so that a large catalogue is not read for a hint.
        let near = try? String.fetchAll(
            db, sql: "SELECT slug FROM recipe WHERE length(slug) BETWEEN ? AND ? ORDER BY slug LIMIT 20000",
            arguments: [slug.count - 3, slug.count + 3])
        if let near = NearestName.of(slug, among: near ?? []) {
            hints.append("did you mean \(near)?")
        } else if let begin = try? String.fetchOne(
            db, sql: "SELECT slug FROM recipe WHERE slug >= ? AND slug < ? ORDER BY slug",
            arguments: [slug, slug + "{"])
        {
            hints.append("did you mean \(begin)?")
        }
        return StoreError(.notFound, "no recipe is called \(slug.isEmpty ? "\"\"" : slug)", hints: hints)
    }
}
