import GRDB

extension RecipeStore {
    /// Finds recipes; words never fail because of what they say.
    ///
    /// - Throws: `StoreError`, of kind `query` for an expression that cannot be read.
    public func search(_ request: SearchRequest) throws -> SearchResult {
        do { return try results(of: request) } catch let error as StoreError
            where request.mode == .raw && error.kind == .other
        {
            throw StoreError(.query, SearchMode.complaint(error.message))
        }
    }

    private func results(of request: SearchRequest) throws -> SearchResult {
        try read { db in
            let search = try Search(request, db: db)
            let found = try search.run()
            var reader = HitReader(
                db: db, match: search.expression.match, literals: search.expression.literals, known: found.known)
            if let limit = request.excerpts { reader.excerptLimit = limit }
            var result = SearchResult(
                hits: try reader.hits(found.ids), total: found.total,
                isTotalExact: found.isTotalExact, suggestions: [], emptyingFilters: [])
            guard result.hits.isEmpty, found.total == 0 else { return result }
            result.emptyingFilters = try emptyingFilters(of: request, db: db)
            guard request.mode == .words else { return result }
            let suggestions = Suggestions(db: db)
            result.suggestions = try suggestions.names(search.expression.names, filters: request.filters)
            if result.emptyingFilters.isEmpty {
                result.suggestions += try suggestions.suggestions(for: search.expression.words)
            }
            return result
        }
    }

    private func emptyingFilters(of request: SearchRequest, db: Database) throws -> [SearchResult.EmptyingFilter] {
        let parts = request.filters.parts
        let single = try parts.compactMap { part -> SearchResult.EmptyingFilter? in
            var relaxed = request
            relaxed.filters = request.filters.without(part.filters)
            let total = try Search(relaxed, db: db).run().total
            return total == 0 ? nil : SearchResult.EmptyingFilter(name: part.name, hitsWithout: total)
        }
        guard single.isEmpty, parts.count > 1 else { return single }
        // No filter alone is to blame: perhaps all together are.
        var relaxed = request
        relaxed.filters = SearchFilters()
        let total = try Search(relaxed, db: db).run().total
        guard total > 0 else { return [] }
        return [.init(name: parts.map(\.name).joined(separator: ", "), hitsWithout: total)]
    }
}

/// Runs one search.
///
/// Ranking costs the same for every hit, so a word that stands in most recipes would take longest and tell least.
/// Up to `rankedHits` hits are ranked by bm25 (column weights are in the schema). Beyond that the hits whose match
/// lies in the title come first, then those in tags, symbols and description, then all others; each of these tiers is
/// ranked by bm25 if it is small enough and left in the order of adding if not. Both orders are stable.
struct Search {
    var rankedHits = 10_000

    let request: SearchRequest
    let expression: SearchExpression
    private let db: Database
    private let filter: (sql: String, arguments: StatementArguments)?

    struct Found {
        var ids: [Int64]
        /// What came along with the ids.
        var known: [Int64: HitReader.Known] = [:]
        var total: Int
        var isTotalExact: Bool
    }

    init(_ request: SearchRequest, db: Database) throws {
        self.request = request
        self.db = db
        switch request.mode {
        case .words: expression = try SearchExpression(request.query, db: db)
        case .raw: expression = SearchExpression(raw: request.query.text)
        case .exact, .regex: expression = SearchExpression(raw: "")
        }
        var condition = try request.filters.condition()
        for extra in expression.conditions { condition.sql += " AND " + extra }
        condition.arguments += expression.arguments
        if let like = request.filters.like {
            condition.sql += " AND r.id IN (SELECT value FROM json_each(?))"
            condition.arguments += [try ShapeIndex(db: db, pattern: like).json]
        }
        filter = condition.sql == "1" ? nil : condition
    }

    func run() throws -> Found {
        if request.mode == .exact || request.mode == .regex, !request.query.text.isEmpty {
            return try TextScan(request).run(db, filter: filter, order: order)
        }
        guard let match = expression.match else { return try listed() }
        guard request.order == .relevance else { return try sorted(match) }
        let count = try self.count(match, upTo: rankedHits + 1)
        let limit = request.limit ?? Int.max
        var ids: [Int64] = []
        var known: [Int64: HitReader.Known] = [:]
        var seen: Set<Int64> = []
        func take(_ more: [Hit]) {
            for hit in more where ids.count < limit || seen.contains(hit.id) {
                if seen.insert(hit.id).inserted { ids.append(hit.id) }
                if known[hit.id] == nil { known[hit.id] = hit.known }
            }
        }
        if count > 0, request.mode == .words, let key = request.query.plainKey {
            take(try exact(key, match: match, limit: limit).map { Hit(id: $0) })
        }
        if count > 0, request.mode == .words, let code = request.query.codePhrase {
            // Code as it was typed comes before its words in any other order.
            let phrase = "code : " + SearchExpression.quote(code)
            if ids.count < limit { take(try bySlugWithinRank(phrase, limit: wanted(limit, besides: ids))) }
        }
        if count <= rankedHits {
            if ids.count < limit { take(try bySlugWithinRank(match, limit: wanted(limit, besides: ids))) }
            return Found(ids: ids, known: known, total: count, isTotalExact: true)
        }
        for columns in ["title", "title tags", "title tags symbols", "title tags symbols description", ""] {
            guard ids.count < limit else { break }
            let tier = columns.isEmpty ? match : "{\(columns)} : (\(match))"
            let rest = wanted(limit, besides: ids)
            let isSmall =
                columns.isEmpty ? false : try self.count(tier, upTo: rankedHits + 1) <= rankedHits
            take(try isSmall ? bySlugWithinRank(tier, limit: rest) : unranked(tier, limit: rest))
        }
        let isAll = request.limit == nil
        return Found(ids: ids, known: known, total: isAll ? ids.count : count, isTotalExact: isAll)
    }

    /// So many rows that, without those taken already, enough are left.
    private func wanted(_ limit: Int, besides taken: [Int64]) -> Int {
        limit > Int.max / 2 ? -1 : limit + taken.count
    }

    // MARK: Statements

    private var join: String { filter == nil ? "" : " JOIN recipe r ON r.id = search.rowid" }
    private var condition: String { filter.map { " AND " + $0.sql } ?? "" }

    private func arguments(_ match: String, _ last: Int) -> StatementArguments {
        var all: StatementArguments = [match]
        if let filter { all += filter.arguments }
        all += [last]
        return all
    }

    private func count(_ match: String, upTo limit: Int) throws -> Int {
        try Int.fetchOne(
            db,
            sql:
                "SELECT count(*) FROM (SELECT search.rowid FROM search\(join) WHERE search MATCH ?\(condition) LIMIT ?)",
            arguments: arguments(match, limit)) ?? 0
    }

    private struct Hit {
        var id: Int64
        var known: HitReader.Known?
    }

    /// Marking rides along with ranking: FTS5 marks only the rows that the limit lets through, while a statement of
    /// its own for each hit would match again, which takes long for a prefix of very many words. So does what is shown.
    private func hits(_ sql: String, _ arguments: StatementArguments) throws -> [Hit] {
        try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
            Hit(id: row[0], known: HitReader.Known(row, from: 1))
        }
    }

    private static let markNames = HitReader.columns.indices.map { "t.m\($0)" }.joined(separator: ", ")
    private static let namedMarks = HitReader.columns.enumerated().map { "\($1) AS m\($0)" }.joined(separator: ", ")

    /// Best first. Rows of one rank that are returned together are sorted by slug.
    private func bySlugWithinRank(_ match: String, limit: Int) throws -> [Hit] {
        try hits(
            """
            SELECT t.id, \(HitReader.shown), \(Search.markNames) FROM (
                SELECT search.rowid AS id, rank AS score, \(Search.namedMarks) FROM search\(join)
                WHERE search MATCH ?\(condition) ORDER BY rank LIMIT ?) t
            JOIN recipe x ON x.id = t.id ORDER BY t.score, x.slug
            """, arguments(match, limit))
    }

    /// In the order of adding.
    private func unranked(_ match: String, limit: Int) throws -> [Hit] {
        try hits(
            """
            SELECT t.id, \(HitReader.shown), \(Search.markNames) FROM (
                SELECT search.rowid AS id, \(Search.namedMarks) FROM search\(join)
                WHERE search MATCH ?\(condition) LIMIT ?) t
            JOIN recipe x ON x.id = t.id ORDER BY t.id
            """, arguments(match, limit))
    }

    /// Recipes whose title is the query, then those with a tag that is the query.
    private func exact(_ key: String, match: String, limit: Int) throws -> [Int64] {
        var arguments: StatementArguments = [key]
        if let filter { arguments += filter.arguments }
        let last = limit == Int.max ? -1 : limit
        let titles = try Int64.fetchAll(
            db, sql: "SELECT r.id FROM recipe r WHERE r.title_key = ?\(condition) ORDER BY r.slug LIMIT ?",
            arguments: arguments + [last])
        let tagged = try Int64.fetchAll(
            db,
            sql: """
                SELECT DISTINCT r.id FROM tag t JOIN recipe_tag y ON y.tag_id = t.id JOIN recipe r ON r.id = y.recipe_id
                WHERE t.key = ?\(condition) ORDER BY y.tag_id, y.recipe_id LIMIT ?
                """, arguments: arguments + [rankedHits])
        guard tagged.count > 1, tagged.count < rankedHits else { return titles + tagged.prefix(limit) }
        // Few enough to put the best of them first.
        let list = "[" + tagged.map(String.init).joined(separator: ",") + "]"
        let ranked = try Int64.fetchAll(
            db,
            sql: """
                SELECT t.id FROM (SELECT rowid AS id, rank AS score FROM search
                    WHERE search MATCH ? AND +rowid IN (SELECT value FROM json_each(?)) ORDER BY rank LIMIT ?) t
                JOIN recipe x ON x.id = t.id ORDER BY t.score, x.slug
                """, arguments: [match, list, last])
        return titles + ranked
    }

    /// Without a query: everything that passes the filters.
    private func listed() throws -> Found {
        var arguments = StatementArguments()
        var condition = ""
        if let filter {
            condition = " WHERE \(filter.sql)"
            arguments += filter.arguments
        }
        let total =
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM recipe r\(condition)", arguments: arguments) ?? 0
        let ids = try Int64.fetchAll(
            db, sql: "SELECT r.id FROM recipe r\(condition) ORDER BY \(order) LIMIT ?",
            arguments: arguments + [request.limit ?? -1])
        return Found(ids: ids, total: total, isTotalExact: true)
    }

    private func sorted(_ match: String) throws -> Found {
        let ids = try Int64.fetchAll(
            db,
            sql: """
                SELECT r.id FROM search JOIN recipe r ON r.id = search.rowid
                WHERE search MATCH ?\(condition) ORDER BY \(order) LIMIT ?
                """, arguments: arguments(match, request.limit ?? -1))
        return Found(ids: ids, total: try count(match, upTo: -1), isTotalExact: true)
    }

    private var order: String {
        switch request.order {
        case .relevance: "r.slug"
        case .title: "r.title_key, r.slug"
        case .updated: "coalesce(r.updated, r.created) IS NULL, coalesce(r.updated, r.created) DESC, r.slug"
        }
    }
}
