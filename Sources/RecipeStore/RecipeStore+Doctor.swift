import CanonicalJSON
import GRDB
import RecipeModel

/// One thing that `doctor` looked at.
public struct DoctorCheck: Hashable, Sendable {
    public enum State: String, Hashable, Sendable {
        case ok, warning, failed, repaired
    }

    public var name: String
    public var state: State
    /// What was found.
    public var detail: String
}

extension RecipeStore {
    /// Looks at everything that can be wrong with a store.
    public func doctor() throws -> [DoctorCheck] {
        var checks: [DoctorCheck] = []
        func note(_ name: String, _ problem: String?, ok: String, isWarning: Bool = false) {
            checks.append(
                DoctorCheck(
                    name: name, state: problem == nil ? .ok : isWarning ? .warning : .failed, detail: problem ?? ok))
        }
        try read { db in
            let version = try Migrator.version(db)
            note(
                "version", nil,
                ok: "schema \(version), SQLite \(try String.fetchOne(db, sql: "SELECT sqlite_version()") ?? "")")
            let integrity = try String.fetchAll(db, sql: "PRAGMA integrity_check(10)")
            note("integrity", integrity == ["ok"] ? nil : integrity.joined(separator: "; "), ok: "every page is sound")
            let differing = try schemaDifferences(db)
            note(
                "schema", differing.isEmpty ? nil : "differs: " + differing.prefix(5).joined(separator: ", "),
                ok: "every table and index is as it was made")
            let foreign = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
            note(
                "references", foreign == 0 ? nil : "\(foreign) rows refer to nothing",
                ok: "every reference leads somewhere")
            for check in RecipeStore.orphanChecks {
                let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM " + check.rows) ?? 0
                note(check.name, count == 0 ? nil : "\(count) \(check.problem)", ok: "none", isWarning: check.isWarning)
            }
            let shapes = try outdatedShapes(db).count
            note(
                "structures", shapes == 0 ? nil : "\(shapes) layout trees that search --like cannot see whole",
                ok: "search --like sees every layout tree", isWarning: true)
            let unreadable = try unreadableRecipes(db)
            note(
                "recipes", unreadable.isEmpty ? nil : "cannot be read: " + unreadable.prefix(5).joined(separator: ", "),
                ok: "every recipe can be read and written")
        }
        note("index", try indexProblem(), ok: "the search index agrees with the recipes")
        if let free = StoreFile.freeBytes(beside: path) {
            let size = try read { try StoreFile.bytes(of: $0) }
            // Migrations, repairs and large changes begin with a copy.
            note(
                "space", free < size ? "\(free >> 20) MiB are free, a backup takes \(size >> 20) MiB" : nil,
                ok: "enough for a backup", isWarning: true)
        }
        note("place", warnings.first, ok: "local disk", isWarning: true)
        return checks
    }

    /// Puts right what can be made anew: the search index, its texts and words, and rows that belong to nothing.
    ///
    /// - Returns: the checks afterwards, and the path of the backup made before.
    public func repair() throws -> (checks: [DoctorCheck], backup: String) {
        let before = try doctor()
        let backup = try self.backup(before: "repair")
        try write { db in
            try db.execute(sql: "DELETE FROM tag WHERE id NOT IN (SELECT tag_id FROM recipe_tag)")
            try db.execute(sql: "DELETE FROM author WHERE id NOT IN (SELECT author_id FROM recipe_author)")
            for table in [
                "recipe_author", "recipe_tag", "snippet", "scenario", "layout_tree", "expectation", "symbol",
                "search_text", "slug_alias"
            ] { try db.execute(sql: "DELETE FROM \(table) WHERE recipe_id NOT IN (SELECT id FROM recipe)") }
            try db.execute(
                sql: "DELETE FROM expected_frame WHERE expectation_id NOT IN (SELECT id FROM expectation)")
            for shape in try outdatedShapes(db) {
                try db.execute(
                    sql: "UPDATE layout_tree SET shape = ? WHERE recipe_id = ? AND scenario = ?",
                    arguments: [shape.text, shape.recipe, shape.scenario])
            }
            try rebuildSearch(db)
        }
        try queue.inDatabase { try $0.execute(sql: "REINDEX") }
        let failed = Set(before.filter { $0.state != .ok }.map(\.name))
        let checks = try doctor().map { check in
            var check = check
            if check.state == .ok, failed.contains(check.name) { check.state = .repaired }
            return check
        }
        return (checks, backup)
    }

    private struct OrphanCheck {
        var name: String
        var rows: String
        var problem: String
        var isWarning = true
    }

    private static let orphanChecks = [
        OrphanCheck(
            name: "unused tags", rows: "tag WHERE id NOT IN (SELECT tag_id FROM recipe_tag)",
            problem: "tags of no recipe"),
        OrphanCheck(
            name: "unused authors", rows: "author WHERE id NOT IN (SELECT author_id FROM recipe_author)",
            problem: "authors of no recipe"),
        OrphanCheck(
            name: "missing texts", rows: "recipe WHERE id NOT IN (SELECT recipe_id FROM search_text)",
            problem: "recipes that search cannot find", isWarning: false),
        OrphanCheck(
            name: "missing history",
            rows:
                "recipe r WHERE NOT EXISTS (SELECT 1 FROM revision v WHERE v.recipe_id = r.id AND v.number = r.revision)",
            problem: "recipes whose newest revision is missing", isWarning: false),
        OrphanCheck(
            name: "lost expectations",
            rows: """
                expectation e WHERE EXISTS (SELECT 1 FROM scenario s WHERE s.recipe_id = e.recipe_id)
                AND NOT EXISTS (SELECT 1 FROM scenario s WHERE s.recipe_id = e.recipe_id AND s.name = e.scenario)
                """, problem: "expectations of scenarios that are gone", isWarning: false)
    ]

    /// The names of tables, indexes and the like that are missing, strange or not as the migrations make them.
    private func schemaDifferences(_ db: Database) throws -> [String] {
        func schema(_ db: Database) throws -> [String: String] {
            let rows = try Row.fetchAll(
                db, sql: "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%'")
            return Dictionary(rows.map { ($0[0] as String, $0[1] as String) }, uniquingKeysWith: { $1 })
        }
        let fresh = try DatabaseQueue()
        _ = try Migrator(path: ":memory:").migrate(fresh)
        let expected = try fresh.read(schema)
        let found = try schema(db)
        return Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }.sorted()
    }

    private struct OutdatedShape {
        var recipe: Int64
        var scenario: String
        var text: String
    }

    /// The layout trees whose shape was written by a program that saw less in them.
    private func outdatedShapes(_ db: Database) throws -> [OutdatedShape] {
        var outdated: [OutdatedShape] = []
        let rows = try Row.fetchCursor(
            db, sql: "SELECT recipe_id, scenario, tree, shape FROM layout_tree ORDER BY recipe_id, scenario")
        while let row = try rows.next() {
            let text = TreeShape(treeJSON: row[2])?.text ?? ""
            if text != row[3] { outdated.append(OutdatedShape(recipe: row[0], scenario: row[1], text: text)) }
        }
        return outdated
    }

    private func unreadableRecipes(_ db: Database) throws -> [String] {
        let reader = RecipeReader(db: db)
        var slugs: [String] = []
        for row in try Row.fetchAll(db, sql: "SELECT id, slug FROM recipe ORDER BY slug") {
            guard let stored = try reader.recipe(row[0]), (try? stored.recipe.normalized()) != nil else {
                slugs.append(row[1])
                continue
            }
        }
        return slugs
    }

    /// FTS5 checks its index by a special insert, which a read-only store cannot do; a count has to serve there.
    private func indexProblem() throws -> String? {
        do {
            try queue.inDatabase {
                try $0.execute(sql: "INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
            }
            return nil
        } catch let error as DatabaseError {
            if error.resultCode == .SQLITE_READONLY { return nil }
            if error.resultCode == .SQLITE_CORRUPT { return "the search index disagrees with the recipes" }
            throw StoreError.wrapping(error, path: path)
        }
    }

    private func rebuildSearch(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM vocabulary")
        let reader = RecipeReader(db: db)
        var words = VocabularyChange()
        try db.execute(sql: "DELETE FROM search_text")
        for id in try Int64.fetchAll(db, sql: "SELECT id FROM recipe ORDER BY id") {
            guard let stored = try reader.recipe(id) else { continue }
            let text = SearchText(stored.recipe, symbols: stored.symbols)
            words.count(text, by: 1)
            try db.execute(
                sql: """
                    INSERT INTO search_text (recipe_id, title, tags, symbols, description, body, code)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [id, text.title, text.tags, text.symbols, text.description, text.body, text.code])
        }
        try db.execute(sql: "INSERT INTO search (search) VALUES ('rebuild')")
        try words.apply(to: db)
    }
}
