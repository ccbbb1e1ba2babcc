import GRDB

/// Runs one search.
///
/// Ranking costs the same for every hit, so a word that stands in most recipes would take longest and tell least.
/// Up to `rankedHits` hits are ranked by BM25, see `HitRanking`. Beyond that the hits whose match lies in the title come
/// first, then those in tags, symbols and description, then all others; each of these tiers is ranked if it is small
/// enough and left in the order of adding if not. Both orders are stable.
struct Search {
    var rankedHits = 10_000
    /// Whether matches are marked where ranking has noted them, rather than by asking the index once more.
    var usesPlaces = true

    let request: SearchRequest
    let expression: SearchExpression
    private let db: Database
    private let ranking: HitRanking
    private let filter: (sql: String, arguments: StatementArguments)?

    struct Found {
        var ids: [Int64]
        /// What came along with the ids.
        var known = IDTable<HitReader.Known>()
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
        var first = try ranked(match, limit: limit, notesPlaces: usesPlaces && expression.literals.isEmpty)
        var found = Collector(limit: limit)
        guard first.count > 0 || !named.isEmpty else { return Found(ids: [], total: 0, isTotalExact: true) }
        found.take(named)
        if first.count > 0, let key {
            found.take(try tagged(key, match: match, limit: limit, places: &first.places))
        }
        if first.count > 0, request.mode == .words, let code = request.query.codePhrase {
            // Code as it was typed comes before its words in any other order.
            let phrase = "code : " + SearchExpression.quote(code)
            if !found.isFull { found.take(try inOrder(ranked(phrase, limit: limit).best)) }
        }
        if first.count <= rankedHits {
            found.take(try inOrder(first.best))
            let total = max(first.count, found.ids.count)
            let known = try known(match, found.ids, of: total, places: first.places)
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
            ids: found.ids, known: try known(match, found.ids, of: first.count, places: first.places),
            total: isAll ? found.ids.count : first.count, isTotalExact: isAll)
    }

    /// Ids in the order in which they came first, at most so many.
    private struct Collector {
        let limit: Int
        private(set) var ids: [Int64] = []
        private var seen = IDTable<Void>()

        init(limit: Int) { self.limit = limit }

        var isFull: Bool { ids.count >= limit }

        mutating func take(_ more: [Int64]) {
            for id in more where !isFull && seen.set((), for: id) { ids.append(id) }
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
    /// - Parameters:
    ///   - among: ids as a JSON array, of which they have to be.
    ///   - notesPlaces: whether it is asked where they match.
    private func ranked(
        _ match: String, limit: Int, among ids: String? = nil, notesPlaces: Bool = false
    ) throws -> HitRanking.Found {
        let isAmong = ids == nil ? "" : " AND +search.rowid IN (SELECT value FROM json_each(?))"
        var all: StatementArguments = [match]
        if let ids { all += [ids] }
        if let filter { all += filter.arguments }
        all += [rankedHits + 1]
        // Where all are asked for, nothing is shown of them.
        return try ranking.best(kept(limit), most: rankedHits, notesPlaces: notesPlaces && limit < Int.max) {
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
        var slugs = IDTable<String>()
        let statement = try db.cachedStatement(sql: "SELECT slug FROM recipe WHERE id = ?")
        for (index, hit) in hits.enumerated() {
            let isTied =
                index > 0 && hits[index - 1].score == hit.score
                || index + 1 < hits.count && hits[index + 1].score == hit.score
            if isTied { slugs.set(try String.fetchOne(statement, arguments: [hit.id]) ?? "", for: hit.id) }
        }
        return hits.sorted {
            $0.score == $1.score ? (slugs[$0.id] ?? "") < (slugs[$1.id] ?? "") : $0.score > $1.score
        }.map(\.id)
    }

    /// In the order of adding.
    private func unranked(_ match: String, limit: Int) throws -> [Int64] {
        try Int64.fetchAll(
            db, sql: "SELECT search.rowid FROM search\(join) WHERE search MATCH ?\(condition) LIMIT ?",
            arguments: arguments(match, limit > Int.max / 2 ? -1 : kept(limit)))
    }

    /// The recipe whose slug or number the query is, then those whose title is.
    private func named(_ key: String, limit: Int) throws -> [Int64] {
        let slug = key.split(separator: " ").joined(separator: "-")
        let number = key.hasPrefix("id:") ? Int64(key.dropFirst(3)) : nil
        var arguments: StatementArguments = number.map { [$0] } ?? [slug]
        if let filter { arguments += filter.arguments }
        let ids = try Int64.fetchAll(
            db, sql: "SELECT r.id FROM recipe r WHERE r.\(number == nil ? "slug" : "id") = ?\(condition)",
            arguments: arguments)
        arguments = [key]
        if let filter { arguments += filter.arguments }
        return ids
            + (try Int64.fetchAll(
                db, sql: "SELECT r.id FROM recipe r WHERE r.title_key = ?\(condition) ORDER BY r.slug LIMIT ?",
                arguments: arguments + [limit == Int.max ? -1 : limit]))
    }

    /// Those with a tag that is the query, the best of them first unless they are too many.
    ///
    /// - Parameter places: takes up where they match.
    private func tagged(
        _ key: String, match: String, limit: Int, places: inout IDTable<[MatchPlace]>
    ) throws -> [Int64] {
        var arguments: StatementArguments = [key]
        if let filter { arguments += filter.arguments }
        let tagged = try Int64.fetchAll(
            db,
            sql: """
                SELECT DISTINCT r.id FROM tag t JOIN recipe_tag y ON y.tag_id = t.id JOIN recipe r ON r.id = y.recipe_id
                WHERE t.key = ?\(condition) ORDER BY y.tag_id, y.recipe_id LIMIT ?
                """, arguments: arguments + [rankedHits])
        guard tagged.count > 1, tagged.count < rankedHits else { return Array(tagged.prefix(limit)) }
        let list = Search.list(tagged)
        let found = try ranked(match, limit: limit, among: list, notesPlaces: !places.ids.isEmpty)
        for id in found.places.ids where !places.contains(id) { places.set(found.places[id] ?? [], for: id) }
        return try inOrder(found.best)
    }

    /// What is shown of the hits, with their matches marked.
    ///
    /// - Parameter places: where some of them match.
    private func known(
        _ match: String, _ ids: [Int64], of total: Int, places: IDTable<[MatchPlace]> = IDTable()
    ) throws -> IDTable<HitReader.Known> {
        let placed = ids.filter(places.contains)
        guard !placed.isEmpty, let marker = ranking.api.flatMap(MatchMarker.init) else {
            return try known(byAskingFor: match, ids, of: total)
        }
        var known = IDTable<HitReader.Known>()
        let columns = Excerpt.Field.allCases.map { "s.\($0.rawValue)" }.joined(separator: ", ")
        let sql = """
            SELECT x.id, \(HitReader.shown), \(columns) FROM json_each(?) j
            CROSS JOIN recipe x ON x.id = j.value JOIN search_text s ON s.recipe_id = x.id
            """
        try StatementRow.each(sql, [Search.list(placed)], in: db) { row in
            guard let id = row.integer(0), let places = places[id] else { return }
            known.set(HitReader.Known(row, from: 1, marker, places, excerpts: request.excerpts), for: id)
        }
        let rest = ids.filter { !known.contains($0) }
        if !rest.isEmpty {
            let asked = try self.known(byAskingFor: match, rest, of: total)
            for id in asked.ids { if let one = asked[id] { known.set(one, for: id) } }
        }
        return known
    }

    private static func list(_ ids: [Int64]) -> String { "[" + ids.map(String.init).joined(separator: ",") + "]" }

    /// Marking needs the matches of the row. One row at a time finds them at once, unless the expression holds a prefix:
    /// then FTS5 gathers all words that begin so each time, and one pass over everything is cheaper.
    private func known(
        byAskingFor match: String, _ ids: [Int64], of total: Int
    ) throws -> IDTable<HitReader.Known> {
        let names = HitReader.columns.enumerated().map { "\($1) AS m\($0)" }.joined(separator: ", ")
        let marks = HitReader.columns.indices.map { "t.m\($0)" }.joined(separator: ", ")
        func statement(_ choice: String) -> String {
            """
            SELECT t.id, \(HitReader.shown), \(marks) FROM (
                SELECT search.rowid AS id, \(names) FROM search WHERE search MATCH ? AND \(choice)) t
            CROSS JOIN recipe x ON x.id = t.id
            """
        }
        var known = IDTable<HitReader.Known>()
        if match.contains("*") && ids.count > 1 || total < 20 * ids.count {
            let rows = try Row.fetchCursor(
                db, sql: statement("+search.rowid IN (SELECT value FROM json_each(?))"),
                arguments: [match, Search.list(ids)])
            while let row = try rows.next() { known.set(HitReader.Known(row, from: 1), for: row[0]) }
        } else {
            let one = try db.cachedStatement(sql: statement("search.rowid = ?"))
            for id in ids {
                if let row = try Row.fetchOne(one, arguments: [match, id]) {
                    known.set(HitReader.Known(row, from: 1), for: id)
                }
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
