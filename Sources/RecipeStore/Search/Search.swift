import GRDB

/// Runs one search.
///
/// Ranking costs the same for every hit, so a word that stands in most recipes would take longest and tell least.
/// Up to `rankedHits` hits are ranked by BM25, see `HitRanking`. Beyond that the hits whose match lies in the title come
/// first, then those in tags, symbols and description, then all others; each of these tiers is ranked if it is small
/// enough and left in the order of adding if not. Both orders are stable.
struct Search {
    var rankedHits = 10_000

    let request: SearchRequest
    let expression: SearchExpression
    private let db: Database
    private let ranking: HitRanking
    private let filter: (sql: String, arguments: StatementArguments)?

    struct Found {
        var ids: [Int64]
        /// What came along with the ids.
        var known: [Int64: HitReader.Known] = [:]
        var total: Int
        var isTotalExact: Bool
    }

    init(_ request: SearchRequest, db: Database, ranking: HitRanking) throws {
        self.request = request
        self.db = db
        self.ranking = ranking
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
        try ranking.register(on: db)
        let limit = request.limit ?? Int.max
        let key = request.mode == .words ? request.query.plainKey : nil
        let named = try key.map { try self.named($0, limit: limit) } ?? []
        let first = try ranked(match, limit: limit)
        var found = Collector(limit: limit)
        guard first.count > 0 || !named.isEmpty else { return Found(ids: [], total: 0, isTotalExact: true) }
        found.take(named)
        if first.count > 0, let key {
            found.take(try tagged(key, match: match, limit: limit))
        }
        if first.count > 0, request.mode == .words, let code = request.query.codePhrase {
            // Code as it was typed comes before its words in any other order.
            let phrase = "code : " + SearchExpression.quote(code)
            if !found.isFull { found.take(try inOrder(ranked(phrase, limit: limit).best)) }
        }
        if first.count <= rankedHits {
            found.take(try inOrder(first.best))
            let total = max(first.count, found.ids.count)
            let known = try known(match, found.ids, of: total)
            return Found(ids: found.ids, known: known, total: total, isTotalExact: true)
        }
        for columns in ["title", "title tags", "title tags symbols", "title tags symbols description", ""] {
            guard !found.isFull else { break }
            let tier = columns.isEmpty ? match : "{\(columns)} : (\(match))"
            let best = columns.isEmpty ? nil : try ranked(tier, limit: limit)
            if let best, best.count <= rankedHits {
                found.take(try inOrder(best.best))
            } else {
                found.take(try unranked(tier, limit: limit))
            }
        }
        let isAll = request.limit == nil
        return Found(
            ids: found.ids, known: try known(match, found.ids, of: first.count),
            total: isAll ? found.ids.count : first.count, isTotalExact: isAll)
    }

    /// Ids in the order in which they came first, at most so many.
    private struct Collector {
        let limit: Int
        private(set) var ids: [Int64] = []
        private var seen: Set<Int64> = []

        init(limit: Int) { self.limit = limit }

        var isFull: Bool { ids.count >= limit }

        mutating func take(_ more: [Int64]) {
            for id in more where !isFull && seen.insert(id).inserted { ids.append(id) }
        }
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

    private func count(_ match: String) throws -> Int {
        try Int.fetchOne(
            db,
            sql:
                "SELECT count(*) FROM (SELECT search.rowid FROM search\(join) WHERE search MATCH ?\(condition) LIMIT ?)",
            arguments: arguments(match, -1)) ?? 0
    }

    /// The best of what matches; only the count where there are more than are ranked.
    ///
    /// - Parameter among: ids as a JSON array, of which they have to be.
    private func ranked(_ match: String, limit: Int, among ids: String? = nil) throws -> HitRanking.Found {
        let isAmong = ids == nil ? "" : " AND +search.rowid IN (SELECT value FROM json_each(?))"
        var all: StatementArguments = [match]
        if let ids { all += [ids] }
        if let filter { all += filter.arguments }
        all += [rankedHits + 1]
        return try ranking.best(kept(limit), most: rankedHits) {
            _ = try Int.fetchOne(
                db,
                sql: """
                    SELECT sum(noted) FROM (SELECT \(HitRanking.function)(search) AS noted
                        FROM search\(join) WHERE search MATCH ?\(isAmong)\(condition) LIMIT ?)
                    """, arguments: all)
        }
    }

    /// Twice the limit: as many as are shown may have been taken already for another reason.
    private func kept(_ limit: Int) -> Int { limit > Int.max / 2 ? Int.max : 2 * limit }

    /// The rows best first, those of one score by slug.
    private func inOrder(_ hits: [HitRanking.Hit]) throws -> [Int64] {
        var slugs: [Int64: String] = [:]
        let statement = try db.cachedStatement(sql: "SELECT slug FROM recipe WHERE id = ?")
        for (index, hit) in hits.enumerated() {
            let isTied =
                index > 0 && hits[index - 1].score == hit.score
                || index + 1 < hits.count && hits[index + 1].score == hit.score
            if isTied { slugs[hit.id] = try String.fetchOne(statement, arguments: [hit.id]) }
        }
        return hits.sorted {
            $0.score == $1.score ? slugs[$0.id, default: ""] < slugs[$1.id, default: ""] : $0.score > $1.score
        }.map(\.id)
    }

    /// In the order of adding.
    private func unranked(_ match: String, limit: Int) throws -> [Int64] {
        try Int64.fetchAll(
            db, sql: "SELECT search.rowid FROM search\(join) WHERE search MATCH ?\(condition) LIMIT ?",
            arguments: arguments(match, limit > Int.max / 2 ? -1 : kept(limit)))
    }

    /// The recipe whose slug is the query, then those whose title is.
    private func named(_ key: String, limit: Int) throws -> [Int64] {
        let slug = key.split(separator: " ").joined(separator: "-")
        var arguments: StatementArguments = [slug]
        if let filter { arguments += filter.arguments }
        let ids = try Int64.fetchAll(
            db, sql: "SELECT r.id FROM recipe r WHERE r.slug = ?\(condition)", arguments: arguments)
        arguments = [key]
        if let filter { arguments += filter.arguments }
        return ids
            + (try Int64.fetchAll(
                db, sql: "SELECT r.id FROM recipe r WHERE r.title_key = ?\(condition) ORDER BY r.slug LIMIT ?",
                arguments: arguments + [limit == Int.max ? -1 : limit]))
    }

    /// Those with a tag that is the query, the best of them first unless they are too many.
    private func tagged(_ key: String, match: String, limit: Int) throws -> [Int64] {
        var arguments: StatementArguments = [key]
        if let filter { arguments += filter.arguments }
        let tagged = try Int64.fetchAll(
            db,
            sql: """
                SELECT DISTINCT r.id FROM tag t JOIN recipe_tag y ON y.tag_id = t.id JOIN recipe r ON r.id = y.recipe_id
                WHERE t.key = ?\(condition) ORDER BY y.tag_id, y.recipe_id LIMIT ?
                """, arguments: arguments + [rankedHits])
        guard tagged.count > 1, tagged.count < rankedHits else { return Array(tagged.prefix(limit)) }
        let list = "[" + tagged.map(String.init).joined(separator: ",") + "]"
        return try inOrder(ranked(match, limit: limit, among: list).best)
    }

    /// What is shown of the hits, with their matches marked.
    ///
    /// Marking needs the matches of the row. One row at a time finds them at once, unless the expression holds a prefix:
    /// then FTS5 gathers all words that begin so each time, and one pass over everything is cheaper.
    private func known(_ match: String, _ ids: [Int64], of total: Int) throws -> [Int64: HitReader.Known] {
        let names = HitReader.columns.enumerated().map { "\($1) AS m\($0)" }.joined(separator: ", ")
        let marks = HitReader.columns.indices.map { "t.m\($0)" }.joined(separator: ", ")
        func statement(_ choice: String) -> String {
            """
            SELECT t.id, \(HitReader.shown), \(marks) FROM (
                SELECT search.rowid AS id, \(names) FROM search WHERE search MATCH ? AND \(choice)) t
            CROSS JOIN recipe x ON x.id = t.id
            """
        }
        var known: [Int64: HitReader.Known] = [:]
        if match.contains("*") && ids.count > 1 || total < 20 * ids.count {
            let list = "[" + ids.map(String.init).joined(separator: ",") + "]"
            let rows = try Row.fetchCursor(
                db, sql: statement("+search.rowid IN (SELECT value FROM json_each(?))"), arguments: [match, list])
            while let row = try rows.next() { known[row[0]] = HitReader.Known(row, from: 1) }
        } else {
            let one = try db.cachedStatement(sql: statement("search.rowid = ?"))
            for id in ids {
                if let row = try Row.fetchOne(one, arguments: [match, id]) { known[id] = HitReader.Known(row, from: 1) }
            }
        }
        return known
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
        let total = try count(match)
        return Found(ids: ids, known: try known(match, ids, of: total), total: total, isTotalExact: true)
    }

    private var order: String {
        switch request.order {
        case .relevance: "r.slug"
        case .title: "r.title_key, r.slug"
        case .updated: "coalesce(r.updated, r.created) IS NULL, coalesce(r.updated, r.created) DESC, r.slug"
        }
    }
}
