import GRDB

/// Names for completion: looked up by their beginning in an index, without counting the recipes that have them.
extension RecipeStore {
    /// The tags in use that begin so, sorted.
    public func tagNames(prefix: String, limit: Int) throws -> [String] {
        try names(RecipeStore.tagNamesSQL, prefix, limit)
    }

    /// The authors that begin so, sorted.
    public func authorNames(prefix: String, limit: Int) throws -> [String] {
        try names(RecipeStore.authorNamesSQL, prefix, limit)
    }

    /// The views, modifiers and alignments in use that begin so, sorted.
    public func symbolNames(prefix: String, limit: Int) throws -> [String] {
        try names(RecipeStore.symbolNamesSQL, prefix, limit)
    }

    static let tagNamesSQL = """
        SELECT name FROM tag WHERE name >= ?1 AND name < ?2
        AND EXISTS (SELECT 1 FROM recipe_tag WHERE tag_id = tag.id) ORDER BY name LIMIT ?3
        """
    static let authorNamesSQL = """
        SELECT name FROM author WHERE name >= ?1 AND name < ?2
        AND EXISTS (SELECT 1 FROM recipe_author WHERE author_id = author.id) ORDER BY name LIMIT ?3
        """
    /// A name stands in as many rows as recipes use it: each step leaps to the next name.
    static let symbolNamesSQL = """
        WITH RECURSIVE found (name) AS (
            SELECT min(name) FROM symbol WHERE name >= ?1
            UNION ALL
            SELECT (SELECT min(name) FROM symbol WHERE name > found.name) FROM found WHERE found.name < ?2)
        SELECT name FROM found WHERE name < ?2 LIMIT ?3
        """

    private func names(_ sql: String, _ prefix: String, _ limit: Int) throws -> [String] {
        try read { try String.fetchAll($0, sql: sql, arguments: [prefix, prefix + "\u{10FFFF}", limit]) }
    }
}
