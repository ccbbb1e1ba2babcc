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

    public init(name: String, state: State, detail: String) {
        self.name = name
        self.state = state
        self.detail = detail
    }
}

extension RecipeStore {
    /// Looks at everything that can be wrong with a store; what cannot even be looked at has failed.
    public func doctor() throws -> [DoctorCheck] {
        var checks: [DoctorCheck] = []
        func check(_ name: String, ok: String, isWarning: Bool = false, _ problem: (Database) throws -> String?) {
            var state = isWarning ? DoctorCheck.State.warning : .failed
            var detail: String?
            do {
                detail = try queue.read(problem)
            } catch {
                state = .failed
                detail = "cannot be read: " + ((error as? DatabaseError)?.message ?? "\(error)")
            }
            checks.append(DoctorCheck(name: name, state: detail == nil ? .ok : state, detail: detail ?? ok))
        }
        let version = try read(Migrator.version)
        let library = try read { try String.fetchOne($0, sql: "SELECT sqlite_version()") ?? "" }
        check("version", ok: "schema \(version), SQLite \(library)") { _ in nil }
        check("integrity", ok: "every page is sound") { db in
            let found = try String.fetchAll(db, sql: "PRAGMA integrity_check(10)")
            return found == ["ok"] ? nil : found.joined(separator: "; ")
        }
        check("schema", ok: "every table and index is as it was made") { db in
            let differing = try schemaDifferences(db)
            return differing.isEmpty ? nil : "differs: " + differing.prefix(5).joined(separator: ", ")
        }
        check("references", ok: "every reference leads somewhere") { db in
            let count = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
            return count == 0 ? nil : "\(count) rows refer to nothing"
        }
        for orphans in RecipeStore.orphanChecks {
            check(orphans.name, ok: "none", isWarning: orphans.isWarning) { db in
                let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM " + orphans.rows) ?? 0
                return count == 0 ? nil : "\(count) \(orphans.problem)"
            }
        }
        check("structures", ok: "search --like sees every layout tree", isWarning: true) { db in
            let count = try outdatedShapes(db).count
            return count == 0 ? nil : "\(count) layout trees that search --like cannot see whole"
        }
        check("recipes", ok: "every recipe can be read and written") { db in
            let slugs = try unreadableRecipes(db)
            return slugs.isEmpty ? nil : "cannot be read: " + slugs.prefix(5).joined(separator: ", ")
        }
        check("hand edits", ok: "every recipe is as the program wrote it", isWarning: true) { db in
            let edits = try RecipeStore.outsideEdits(db)
            guard !edits.isEmpty else { return nil }
            let named = edits.prefix(5).map { "\($0.slug) since @\($0.revision), \($0.parts.joined(separator: ", "))" }
            return "changed without the program: " + named.joined(separator: "; ") + (edits.count > 5 ? "; …" : "")
                + "; recipes restore SLUG@N undoes it"
        }
        do {
            let problem = try indexProblem()
            check("index", ok: "the search index agrees with the recipes") { _ in problem }
        } catch let error as StoreError {
            let isReadOnly = error.kind == .readOnly
            check("index", ok: "", isWarning: isReadOnly) { _ in
                isReadOnly ? "not checked, since that takes a store that can be written" : error.message
            }
        }
        if let free = StoreFile.freeBytes(beside: path) {
            // Migrations, repairs and large changes begin with a copy.
            check("space", ok: "enough for a backup", isWarning: true) { db in
                let size = try StoreFile.bytes(of: db)
                return free < size ? "\(free >> 20) MiB are free, a backup takes \(size >> 20) MiB" : nil
            }
        }
        let place = warnings.first
        check("place", ok: "local disk", isWarning: true) { _ in place }
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

    /// What the search index and the recipes disagree about; FTS5 checks by a special insert.
    ///
    /// - Throws: `StoreError` of kind `readOnly` for a store that cannot be written.
    private func indexProblem() throws -> String? {
        do {
            try queue.inDatabase {
                try $0.execute(sql: "INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
            }
            return nil
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return "the search index disagrees with the recipes"
        } catch { throw StoreError.wrapping(error, path: path) }
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
