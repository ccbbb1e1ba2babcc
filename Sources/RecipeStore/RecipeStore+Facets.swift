import GRDB

/// A name with how many recipes have it.
public struct Facet: Hashable, Sendable {
    public var name: String
    public var recipes: Int
}

/// What the catalogue holds, in numbers.
public struct StoreStatistics: Hashable, Sendable {
    public var recipes: Int
    public var scenarios: Int
    public var layoutTrees: Int
    public var expectations: Int
    public var expectedFrames: Int
    /// Numbers that are compared.
    public var assertions: Int
    public var tags: Int
    public var authors: Int
    public var symbols: Int
    public var revisions: Int
    /// Recipes without any expectation.
    public var unchecked: Int
    /// Expectations by origin, sorted by name.
    public var origins: [Facet]
    /// Bytes of the file.
    public var bytes: Int
    public var version: Int
}

extension RecipeStore {
    /// The tags in use, the commonest first, then by name.
    public func tags() throws -> [Facet] {
        try facets(
            """
            SELECT t.name, count(DISTINCT x.recipe_id) FROM tag t JOIN recipe_tag x ON x.tag_id = t.id
            GROUP BY t.id ORDER BY 2 DESC, t.key, t.name
            """)
    }

    /// The authors, the busiest first, then by name.
    public func authors() throws -> [Facet] {
        try facets(
            """
            SELECT a.name, count(DISTINCT x.recipe_id) FROM author a JOIN recipe_author x ON x.author_id = a.id
            GROUP BY a.id ORDER BY 2 DESC, a.name
            """)
    }

    /// The views, modifiers and alignments in use, the commonest first, then by name.
    public func symbols() throws -> [Facet] {
        try facets("SELECT name, count(*) FROM symbol GROUP BY name ORDER BY 2 DESC, name")
    }

    /// The names of a recipe's scenarios, in order.
    public func scenarios(of slug: String) throws -> [String] {
        try read {
            try String.fetchAll(
                $0,
                sql: """
                    SELECT s.name FROM scenario s JOIN recipe r ON r.id = s.recipe_id
                    WHERE r.slug = ? ORDER BY s.position
                    """, arguments: [slug])
        }
    }

    /// The names of nodes that a recipe expects something of, sorted.
    public func expectedNodes(of slug: String) throws -> [String] {
        try read {
            try String.fetchAll(
                $0,
                sql: """
                    SELECT DISTINCT f.node FROM expected_frame f JOIN expectation e ON e.id = f.expectation_id
                    JOIN recipe r ON r.id = e.recipe_id WHERE r.slug = ? ORDER BY f.node
                    """, arguments: [slug])
        }
    }

    private func facets(_ sql: String) throws -> [Facet] {
        try read { try Row.fetchAll($0, sql: sql).map { Facet(name: $0[0], recipes: $0[1]) } }
    }

    /// The catalogue in numbers.
    public func statistics() throws -> StoreStatistics {
        try read { db in
            func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM " + sql) ?? 0 }
            let origins = try Row.fetchAll(
                db, sql: "SELECT origin, count(*) FROM expectation GROUP BY origin ORDER BY origin")
            return StoreStatistics(
                recipes: try count("recipe"), scenarios: try count("scenario"), layoutTrees: try count("layout_tree"),
                expectations: try count("expectation"), expectedFrames: try count("expected_frame"),
                assertions: try Int.fetchOne(
                    db, sql: "SELECT count(x) + count(y) + count(width) + count(height) FROM expected_frame") ?? 0,
                tags: try Int.fetchOne(db, sql: "SELECT count(DISTINCT tag_id) FROM recipe_tag") ?? 0,
                authors: try Int.fetchOne(db, sql: "SELECT count(DISTINCT author_id) FROM recipe_author") ?? 0,
                symbols: try Int.fetchOne(db, sql: "SELECT count(DISTINCT name) FROM symbol") ?? 0,
                revisions: try count("revision"),
                unchecked: try count("recipe WHERE id NOT IN (SELECT recipe_id FROM expectation)"),
                origins: origins.map { Facet(name: $0[0], recipes: $0[1]) },
                bytes: try StoreFile.bytes(of: db),
                version: try Migrator.version(db))
        }
    }
}
