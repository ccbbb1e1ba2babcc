import CanonicalJSON
import GRDB
import LayoutEngine
import RecipeModel

/// Builds recipes from their rows. The rows are what counts: a number changed in `expected_frame` is the number.
struct RecipeReader {
    let db: Database

    /// The id of the recipe with that slug, with that former slug, or with that number as in `id:17`.
    static func id(of slug: String, in db: Database) throws -> Int64? {
        if slug.hasPrefix("id:") {
            let statement = try db.cachedStatement(sql: "SELECT id FROM recipe WHERE id = ?")
            return try Int64(slug.dropFirst(3)).flatMap { try Int64.fetchOne(statement, arguments: [$0]) }
        }
        let statement = try db.cachedStatement(
            sql: """
                SELECT id FROM recipe WHERE slug = ?1
                UNION ALL SELECT recipe_id FROM slug_alias WHERE slug = ?1 LIMIT 1
                """)
        return try Int64.fetchOne(statement, arguments: [slug])
    }

    func recipe(_ id: Int64) throws -> StoredRecipe? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT r.slug, r.title, r.description, r.created, r.updated, r.source, r.license, r.platform, r.assets,
                    r.extra, r.body, r.revision, s.code
                FROM recipe r LEFT JOIN snippet s ON s.recipe_id = r.id WHERE r.id = ?
                """)
        guard let row = try Row.fetchOne(statement, arguments: [id]) else { return nil }
        let extra = (try? JSON(parsing: row[9]))?.objectValue ?? [:]
        var recipe = Recipe(
            slug: row[0], title: row[1], description: row[2],
            tags: try texts(
                "SELECT t.name FROM recipe_tag x JOIN tag t ON t.id = x.tag_id WHERE x.recipe_id = ? ORDER BY x.position",
                id),
            authors: try texts(
                "SELECT a.name FROM recipe_author x JOIN author a ON a.id = x.author_id WHERE x.recipe_id = ? ORDER BY x.position",
                id),
            created: row[3], updated: row[4], source: row[5], license: row[6],
            platform: Platform(rawValue: row[7]) ?? .iOS,
            assets: RecipeReader.assets(row[8]),
            expectations: try expectations(of: id), extra: extra, body: row[10], snippet: row[12] ?? "")
        recipe.scenarios = try scenarios(of: id)
        return StoredRecipe(
            recipe: recipe, symbols: try texts("SELECT name FROM symbol WHERE recipe_id = ? ORDER BY name", id),
            id: id, revision: row[11],
            aliases: try texts("SELECT slug FROM slug_alias WHERE recipe_id = ? ORDER BY slug", id))
    }

    /// What a check needs of a recipe.
    func checkedRecipe(_ id: Int64) throws -> CheckedRecipe? {
        var found: CheckedRecipe?
        try StatementRow.each(
            """
            SELECT r.slug, r.title, r.platform, r.assets, s.code
            FROM recipe r LEFT JOIN snippet s ON s.recipe_id = r.id WHERE r.id = ?
            """, [id], in: db
        ) { row in
            var recipe = Recipe(slug: row.text(0), title: row.text(1) ?? "")
            recipe.platform = row.text(2).flatMap(Platform.init) ?? .iOS
            recipe.assets = row.text(3).map(RecipeReader.assets) ?? [:]
            recipe.snippet = row.text(4) ?? ""
            found = CheckedRecipe(recipe: recipe, trees: [:])
        }
        guard var found else { return nil }
        found.recipe.scenarios = try scenarios(of: id)
        found.recipe.expectations = try expectations(of: id)
        try StatementRow.each("SELECT scenario, tree FROM layout_tree WHERE recipe_id = ?", [id], in: db) { row in
            if let scenario = row.text(0) { found.trees[scenario] = row.text(1) }
        }
        return found
    }

    private func scenarios(of id: Int64) throws -> [Scenario] {
        var scenarios: [Scenario] = []
        try StatementRow.each(
            "SELECT definition FROM scenario WHERE recipe_id = ? ORDER BY position", [id], in: db
        ) { row in
            guard let json = row.text(0).flatMap({ try? JSON(parsing: $0) }) else { return }
            scenarios.append(Scenario(json: json))
        }
        return scenarios
    }

    private static func assets(_ text: String) -> [String: Size] {
        guard text != "{}" else { return [:] }
        let assets = (try? JSON(parsing: text))?.objectValue ?? [:]
        return assets.compactMapValues { $0.stringValue.flatMap(RecipeReader.size) }
    }

    private static func size(_ text: String) -> Size? {
        guard let size = ProposedViewSize(sizeText: text), let width = size.width, let height = size.height else {
            return nil
        }
        return Size(width: width, height: height)
    }

    private func texts(_ sql: String, _ id: Int64) throws -> [String] {
        try String.fetchAll(db.cachedStatement(sql: sql), arguments: [id])
    }

    private func expectations(of id: Int64) throws -> [Expectation] {
        var found: [(id: Int64, expectation: Expectation)] = []
        try StatementRow.each(
            """
            SELECT id, scenario, origin, os, device, version, tolerance, reason, status, issue, body_offset, comments
            FROM expectation WHERE recipe_id = ? ORDER BY position
            """, [id], in: db
        ) { row in
            guard let key = row.integer(0), let origin = row.text(2).flatMap(Provenance.Origin.init) else { return }
            let expectation = Expectation(
                scenario: row.text(1) ?? "",
                provenance: Provenance(origin: origin, os: row.text(3), device: row.text(4), version: row.text(5)),
                tolerance: row.double(6) ?? 0, reason: row.text(7),
                expectedFailure: row.text(8) == nil ? nil : Expectation.ExpectedFailure(issue: row.text(9)),
                frames: [], closingComments: RecipeReader.comments(row.text(11)),
                bodyOffset: row.integer(10).map { Int($0) })
            found.append((key, expectation))
        }
        return try found.map { key, expectation in
            var expectation = expectation
            expectation.frames = try frames(of: key)
            return expectation
        }
    }

    private func frames(of id: Int64) throws -> [ExpectedFrame] {
        var frames: [ExpectedFrame] = []
        try StatementRow.each(
            """
            SELECT node, x, y, width, height, note, comments FROM expected_frame
            WHERE expectation_id = ? ORDER BY position
            """, [id], in: db
        ) { row in
            frames.append(
                ExpectedFrame(
                    node: row.text(0) ?? "", x: row.double(1), y: row.double(2), width: row.double(3),
                    height: row.double(4), comments: RecipeReader.comments(row.text(6)), note: row.text(5)))
        }
        return frames
    }

    private static func comments(_ text: String?) -> [String?] {
        guard let text, text != "[]" else { return [] }
        return ((try? JSON(parsing: text))?.arrayValue ?? []).map(\.stringValue)
    }
}
