import CanonicalJSON
import GRDB
import RecipeModel

/// Writes recipes inside one transaction.
struct RecipeWriter {
    let db: Database
    /// The time and the number of the command for the history.
    let stamp: HistoryStamp
    private var words = VocabularyChange()

    init(db: Database, stamp: HistoryStamp) {
        self.db = db
        self.stamp = stamp
    }

    /// Writes what was gathered over the whole transaction.
    mutating func finish() throws {
        try words.apply(to: db)
        words = VocabularyChange()
    }

    mutating func add(
        _ entry: StoreEntry, onConflict policy: ConflictPolicy, change: Revision.Change, reason: String?
    ) throws -> AddOutcome {
        let recipe = entry.recipe
        var lineage = try removedID(of: recipe.slug)
        var kind = Revision.Change.add
        if let id = try RecipeReader.id(of: recipe.slug, in: db) {
            guard let stored = try RecipeReader(db: db).recipe(id) else {
                throw StoreError(.damaged, "the recipe \(recipe.slug) cannot be read", hints: ["run recipes doctor"])
            }
            guard stored.recipe.slug == recipe.slug else {
                throw StoreError(
                    .conflict, "the slug \(recipe.slug) is an old name of \(stored.recipe.slug)",
                    hints: ["give the new recipe another slug"])
            }
            if stored.recipe == recipe {
                let isSame = stored.symbols == Array(Set(entry.symbols)).sorted()
                if !isSame || !entry.trees.isEmpty { try refresh(id, entry, replacesSymbols: !isSame) }
                return AddOutcome(
                    slug: recipe.slug, id: id, action: .unchanged, revision: stored.revision, duplicates: [])
            }
            guard policy == .theirs || policy == .newer && RecipeWriter.isNewer(recipe, than: stored.recipe) else {
                if policy == .fail {
                    throw StoreError(.conflict, "the recipe \(recipe.slug) is there already and differs")
                }
                return AddOutcome(slug: recipe.slug, id: id, action: .kept, revision: stored.revision, duplicates: [])
            }
            try deleteParts(of: id)
            lineage = id
            kind = change
        }
        let isUpdate =
            try lineage.map {
                try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM recipe WHERE id = ?)", arguments: [$0])
                    ?? false
            } ?? false
        let number = try lineage.map { try lastRevision(of: $0) + 1 } ?? 1
        let id = try isUpdate ? updateRow(lineage ?? 0, recipe, number) : insertRow(recipe, id: lineage, number: number)
        try insertParts(entry, id: id)
        try addRevision(id: id, number: number, recipe: recipe, change: kind, reason: reason)
        return AddOutcome(
            slug: recipe.slug, id: id, action: isUpdate ? .updated : .added, revision: number,
            duplicates: try duplicates(of: id))
    }

    mutating func remove(_ id: Int64, reason: String?) throws {
        guard let stored = try RecipeReader(db: db).recipe(id) else { return }
        try addRevision(id: id, number: stored.revision + 1, recipe: stored.recipe, change: .remove, reason: reason)
        try removeSearchText(of: id)
        try execute("DELETE FROM recipe WHERE id = ?", [id])
    }

    /// Gives a recipe another slug; the old one goes on finding it.
    func rename(_ id: Int64, to newSlug: String, reason: String? = nil) throws {
        guard let stored = try RecipeReader(db: db).recipe(id), stored.recipe.slug != newSlug else { return }
        if let other = try RecipeReader.id(of: newSlug, in: db), other != id {
            throw StoreError(.conflict, "the slug \(newSlug) is taken")
        }
        try execute("DELETE FROM slug_alias WHERE slug = ?", [newSlug])
        try execute("INSERT INTO slug_alias (slug, recipe_id) VALUES (?, ?)", [stored.recipe.slug, id])
        try execute("UPDATE recipe SET slug = ?, revision = revision + 1 WHERE id = ?", [newSlug, id])
        var recipe = stored.recipe
        recipe.slug = newSlug
        try addRevision(
            id: id, number: stored.revision + 1, recipe: recipe, change: .update,
            reason: reason ?? "renamed from \(stored.recipe.slug)")
    }

    func addRevision(id: Int64, number: Int, recipe: Recipe, change: Revision.Change, reason: String?) throws {
        try execute(
            """
            INSERT INTO revision (recipe_id, number, slug, change, at, reason, document, command)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                id, number, recipe.slug, change.rawValue, stamp.at, reason, recipe.json.text(), stamp.command
            ])
    }

    // MARK: Rows

    private func execute(_ sql: String, _ arguments: StatementArguments) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }

    private func lastRevision(of id: Int64) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT max(number) FROM revision WHERE recipe_id = ?", arguments: [id]) ?? 0
    }

    /// The id that a removed recipe of that slug had, so that its history goes on.
    private func removedID(of slug: String) throws -> Int64? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT recipe_id FROM revision
                WHERE slug = ? AND change = 'remove' AND NOT EXISTS (SELECT 1 FROM recipe WHERE id = recipe_id)
                ORDER BY recipe_id DESC LIMIT 1
                """)
        return try Int64.fetchOne(statement, arguments: [slug])
    }

    private static func isNewer(_ a: Recipe, than b: Recipe) -> Bool {
        guard let first = a.updated ?? a.created, let second = b.updated ?? b.created else { return false }
        return first > second
    }

    private static let columns =
        "slug, title, title_key, description, created, updated, source, license, platform, assets, extra, body, revision"

    private func values(_ recipe: Recipe, _ number: Int) -> StatementArguments {
        let json = recipe.json
        return [
            recipe.slug, recipe.title, SearchWords.key(recipe.title), recipe.description, recipe.created,
            recipe.updated, recipe.source, recipe.license, recipe.platform.rawValue,
            (json["assets"] ?? .object([:])).text(), JSON.object(recipe.extra).text(), recipe.body, number
        ]
    }

    private func insertRow(_ recipe: Recipe, id: Int64?, number: Int) throws -> Int64 {
        try execute(
            "INSERT INTO recipe (\(RecipeWriter.columns), id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values(recipe, number) + [id])
        return db.lastInsertedRowID
    }

    private func updateRow(_ id: Int64, _ recipe: Recipe, _ number: Int) throws -> Int64 {
        let assignments = RecipeWriter.columns.split(separator: ", ").map { "\($0) = ?" }.joined(separator: ", ")
        try execute("UPDATE recipe SET \(assignments) WHERE id = ?", values(recipe, number) + [id])
        return id
    }

    // MARK: Parts

    private mutating func deleteParts(of id: Int64) throws {
        try removeSearchText(of: id)
        for table in [
            "recipe_author", "recipe_tag", "snippet", "scenario", "layout_tree", "expectation", "symbol"
        ] { try execute("DELETE FROM \(table) WHERE recipe_id = ?", [id]) }
    }

    private mutating func insertParts(_ entry: StoreEntry, id: Int64) throws {
        let recipe = entry.recipe
        for (position, name) in recipe.authors.enumerated() {
            try execute("INSERT OR IGNORE INTO author (name) VALUES (?)", [name])
            try execute(
                """
                INSERT INTO recipe_author (recipe_id, position, author_id)
                VALUES (?, ?, (SELECT id FROM author WHERE name = ?))
                """, [id, position, name])
        }
        for (position, name) in recipe.tags.enumerated() {
            try execute("INSERT OR IGNORE INTO tag (name, key) VALUES (?, ?)", [name, SearchWords.key(name)])
            try execute(
                "INSERT INTO recipe_tag (recipe_id, position, tag_id) VALUES (?, ?, (SELECT id FROM tag WHERE name = ?))",
                [id, position, name])
        }
        try execute(
            "INSERT INTO snippet (recipe_id, code, hash) VALUES (?, ?, ?)",
            [id, recipe.snippet, RecipeWriter.snippetHash(recipe.snippet)])
        for (position, scenario) in recipe.scenarios.enumerated() {
            try execute(
                "INSERT INTO scenario (recipe_id, position, name, definition) VALUES (?, ?, ?, ?)",
                [id, position, scenario.name, scenario.json.text()])
        }
        try insertTrees(entry.trees, of: id)
        for (position, expectation) in recipe.expectations.enumerated() {
            try insert(expectation, position: position, id: id)
        }
        try insertSymbols(entry.symbols, id: id)
        try insertSearchText(recipe, symbols: entry.symbols, id: id)
    }

    private func insertSymbols(_ symbols: [String], id: Int64) throws {
        for name in Set(symbols).sorted() where !name.isEmpty {
            try execute("INSERT INTO symbol (name, recipe_id) VALUES (?, ?)", [name, id])
        }
    }

    func insertTrees(_ trees: [String: String], of id: Int64) throws {
        for (scenario, tree) in trees.sorted(by: { $0.key < $1.key }) {
            try execute(
                "INSERT INTO layout_tree (recipe_id, scenario, tree, hash, shape) VALUES (?, ?, ?, ?, ?)",
                [id, scenario, tree, TreeShape.hash(of: tree), TreeShape(treeJSON: tree)?.text ?? ""])
        }
    }

    private func insert(_ expectation: Expectation, position: Int, id: Int64) throws {
        let json = expectation.json
        try execute(
            """
            INSERT INTO expectation (recipe_id, position, scenario, origin, os, device, version, tolerance, reason,
                status, issue, body_offset, comments)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                id, position, expectation.scenario, expectation.provenance.origin.rawValue, expectation.provenance.os,
                expectation.provenance.device, expectation.provenance.version, expectation.tolerance,
                expectation.reason, expectation.expectedFailure == nil ? nil : "xfail",
                expectation.expectedFailure?.issue, expectation.bodyOffset, (json["comments"] ?? []).text()
            ])
        let row = db.lastInsertedRowID
        for (position, frame) in expectation.frames.enumerated() {
            try execute(
                """
                INSERT INTO expected_frame (expectation_id, position, node, x, y, width, height, note, comments)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    row, position, frame.node, frame.x, frame.y, frame.width, frame.height, frame.note,
                    JSON.array(frame.comments.map { $0.map(JSON.string) ?? .null }).text()
                ])
        }
    }

    // MARK: Search

    /// Symbols and trees are computed anew by every version of the engine, without a change of the recipe.
    private mutating func refresh(_ id: Int64, _ entry: StoreEntry, replacesSymbols: Bool) throws {
        if !entry.trees.isEmpty {
            try execute("DELETE FROM layout_tree WHERE recipe_id = ?", [id])
            try insertTrees(entry.trees, of: id)
        }
        guard replacesSymbols, !entry.symbols.isEmpty else { return }
        try execute("DELETE FROM symbol WHERE recipe_id = ?", [id])
        try insertSymbols(entry.symbols, id: id)
        try removeSearchText(of: id)
        try insertSearchText(entry.recipe, symbols: entry.symbols, id: id)
    }

    private mutating func insertSearchText(_ recipe: Recipe, symbols: [String], id: Int64) throws {
        let text = SearchText(recipe, symbols: symbols)
        for (table, key) in [("search_text", "recipe_id"), ("search", "rowid")] {
            try execute(
                """
                INSERT INTO \(table) (\(key), title, tags, symbols, description, body, code)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """, [id, text.title, text.tags, text.symbols, text.description, text.body, text.code])
        }
        words.count(text, by: 1)
    }

    private mutating func removeSearchText(of id: Int64) throws {
        guard
            let row = try Row.fetchOne(
                db.cachedStatement(
                    sql: "SELECT title, tags, symbols, description, body, code FROM search_text WHERE recipe_id = ?"),
                arguments: [id])
        else { return }
        let text = SearchText(
            title: row[0], tags: row[1], symbols: row[2], description: row[3], body: row[4], code: row[5])
        words.count(text, by: -1)
        // The index keeps no text, so it has to be told what it forgets.
        try execute(
            """
            INSERT INTO search (search, rowid, title, tags, symbols, description, body, code)
            VALUES ('delete', ?, ?, ?, ?, ?, ?, ?)
            """, [id, text.title, text.tags, text.symbols, text.description, text.body, text.code])
        try execute("DELETE FROM search_text WHERE recipe_id = ?", [id])
    }

    // MARK: Duplicates

    /// The hash of the code without blanks and line breaks that mean nothing.
    static func snippetHash(_ code: String) -> String {
        let words = code.split { $0 == " " || $0 == "\t" || $0.isNewline }
        return StableHash.text(of: words.joined(separator: " "))
    }

    /// At most three of each kind: common layouts have thousands.
    private func duplicates(of id: Int64) throws -> [Duplicate] {
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT r.slug, r.title, d.kind FROM (
                        SELECT * FROM (SELECT o.recipe_id AS id, 'snippet' AS kind FROM snippet s
                            JOIN snippet o ON o.hash = s.hash AND o.recipe_id <> s.recipe_id
                            WHERE s.recipe_id = ?1 AND s.code <> '' LIMIT 3)
                        UNION
                        SELECT * FROM (SELECT o.recipe_id, 'tree' FROM layout_tree t
                            JOIN layout_tree o ON o.hash = t.hash AND o.recipe_id <> t.recipe_id
                            WHERE t.recipe_id = ?1 LIMIT 3)) d
                    JOIN recipe r ON r.id = d.id ORDER BY r.slug, d.kind
                    """), arguments: [id])
        return rows.compactMap { row in
            Duplicate.Kind(rawValue: row[2]).map { Duplicate(slug: row[0], title: row[1], kind: $0) }
        }
    }
}
