import CanonicalJSON
import GRDB
import RecipeModel

/// What recipes have to have, all of it at once.
public struct SearchFilters: Hashable, Sendable {
    /// Tags, each of which has to be there, whatever the capitals.
    public var tags: [String]
    /// Authors by a part of their name, whatever the capitals.
    public var authors: [String]
    /// Names of views, modifiers or alignments that are used, whatever the capitals.
    public var uses: [String]
    /// Origins of which there has to be an expectation.
    public var origins: [Provenance.Origin]
    /// What has to be there.
    public var parts: [RecipePart]
    /// A structure that a layout tree has to have.
    public var like: LayoutPattern?
    /// Slugs to choose among.
    public var slugs: [String]?
    /// What people call the choice of slugs.
    public var slugsName = "the given slugs"
    /// The first day of the last change, as `YYYY-MM-DD` or its beginning.
    public var since: String?
    /// Whether there has to be an expectation, or must not be one.
    public var isChecked: Bool?

    public init(
        tags: [String] = [], authors: [String] = [], uses: [String] = [], origins: [Provenance.Origin] = [],
        parts: [RecipePart] = [],
        like: LayoutPattern? = nil, slugs: [String]? = nil, since: String? = nil, isChecked: Bool? = nil
    ) {
        self.tags = tags
        self.authors = authors
        self.uses = uses
        self.origins = origins
        self.parts = parts
        self.like = like
        self.slugs = slugs
        self.since = since
        self.isChecked = isChecked
    }

    /// Only recipes of these slugs, whatever else was chosen before.
    ///
    /// - Parameter name: what people call the choice.
    public mutating func choose(_ slugs: [String], name: String) {
        self.slugs = slugs
        slugsName = name
    }

    /// Whether everything passes.
    public var isEmpty: Bool { self == SearchFilters() }

    /// Each filter alone with what people call it, so that the one that removed everything can be named.
    var single: [(name: String, filters: SearchFilters)] {
        tags.map { ("tag \($0)", SearchFilters(tags: [$0])) }
            + authors.map { ("author \($0)", SearchFilters(authors: [$0])) }
            + uses.map { ("uses \($0)", SearchFilters(uses: [$0])) }
            + origins.map { ("origin \($0.rawValue)", SearchFilters(origins: [$0])) }
            + parts.map { ("has \($0.rawValue)", SearchFilters(parts: [$0])) }
            + (like.map { [("like \($0)", SearchFilters(like: $0))] } ?? [])
            + (slugs.map { [(slugsName, SearchFilters(slugs: $0))] } ?? [])
            + (since.map { [("since \($0)", SearchFilters(since: $0))] } ?? [])
            + (isChecked.map { [("status \($0 ? "checked" : "unchecked")", SearchFilters(isChecked: $0))] } ?? [])
    }

    /// The filters without one of `single`.
    func without(_ part: SearchFilters) -> SearchFilters {
        var rest = self
        rest.tags.removeAll { part.tags.contains($0) }
        rest.authors.removeAll { part.authors.contains($0) }
        rest.uses.removeAll { part.uses.contains($0) }
        rest.origins.removeAll { part.origins.contains($0) }
        rest.parts.removeAll { part.parts.contains($0) }
        if part.like != nil { rest.like = nil }
        if part.slugs != nil { rest.slugs = nil }
        if part.since != nil { rest.since = nil }
        if part.isChecked != nil { rest.isChecked = nil }
        return rest
    }

    /// An SQL condition on `r` (a row of `recipe`), except `like`, which SQL cannot decide.
    func condition() throws -> (sql: String, arguments: StatementArguments) {
        var sql: [String] = ["1"]
        var arguments = StatementArguments()
        for tag in tags {
            sql.append(SearchFilters.tag)
            arguments += [SearchWords.key(tag)]
        }
        for author in authors {
            sql.append(SearchFilters.author)
            arguments += [SearchWords.key(author)]
        }
        for name in uses {
            sql.append(SearchFilters.use)
            arguments += [SearchFilters.symbolName(name)]
        }
        for origin in origins {
            sql.append("r.id IN (SELECT recipe_id FROM expectation WHERE origin = ?)")
            arguments += [origin.rawValue]
        }
        sql += parts.map(\.condition)
        if let slugs {
            sql.append(
                """
                (r.slug IN (SELECT value FROM json_each(?)) OR r.id IN (
                    SELECT recipe_id FROM slug_alias WHERE slug IN (SELECT value FROM json_each(?))))
                """)
            let list = SearchFilters.jsonList(slugs)
            arguments += [list, list]
        }
        if let since {
            sql.append("coalesce(r.updated, r.created) >= ?")
            arguments += [since]
        }
        if let isChecked {
            sql.append("r.id \(isChecked ? "" : "NOT ")IN (SELECT recipe_id FROM expectation)")
        }
        return (sql.joined(separator: " AND "), arguments)
    }

    static let tag = "r.id IN (SELECT x.recipe_id FROM recipe_tag x JOIN tag t ON t.id = x.tag_id WHERE t.key = ?)"
    static let author = """
        r.id IN (SELECT x.recipe_id FROM recipe_author x JOIN author a ON a.id = x.author_id
            WHERE instr(lower(a.name), ?) > 0)
        """
    static let use = "r.id IN (SELECT recipe_id FROM symbol WHERE name = ? COLLATE NOCASE)"

    /// A name as it is stored: without the dot and the brackets that people write around it.
    static func symbolName(_ name: String) -> String {
        String(name.drop { $0 == "." }.prefix { $0 != "(" })
    }

    private static func jsonList(_ texts: [String]) -> String { JSON.array(texts.map(JSON.string)).text() }
}
