import GRDB

extension RecipeStore {
    /// Finds recipes; words never fail because of what they say.
    ///
    /// - Throws: `StoreError`, of kind `query` for an expression that cannot be read.
    public func search(_ request: SearchRequest) throws -> SearchResult {
        try reporting(request.mode) { try results(of: request) }
    }

    /// The slugs of all that a search finds, in its order, whatever its limit.
    ///
    /// - Throws: `StoreError`, of kind `query` for an expression that cannot be read.
    public func slugs(matching request: SearchRequest) throws -> [String] {
        var request = request
        request.limit = nil
        let all = request
        return try reporting(request.mode) {
            try read { db in
                let ids = try Search(all, db: db, ranking: ranking).run().ids
                let statement = try db.cachedStatement(sql: "SELECT slug FROM recipe WHERE id = ?")
                return try ids.compactMap { try String.fetchOne(statement, arguments: [$0]) }
            }
        }
    }

    /// What SQLite says about an expression is about what was typed.
    private func reporting<T>(_ mode: SearchMode, _ body: () throws -> T) throws -> T {
        do { return try body() } catch let error as StoreError where mode == .raw && error.kind == .other {
            throw StoreError(.query, SearchMode.complaint(error.message))
        }
    }

    private func results(of request: SearchRequest) throws -> SearchResult {
        try read { db in
            let search = try Search(request, db: db, ranking: ranking)
            let found = try search.run()
            var reader = HitReader(
                db: db, match: search.expression.match, literals: search.expression.literals, known: found.known)
            if let limit = request.excerpts { reader.excerptLimit = limit }
            var result = SearchResult(
                hits: try reader.hits(found.ids), total: found.total,
                isTotalExact: found.isTotalExact, match: search.expression.match, suggestions: [], emptyingFilters: [])
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
        let narrower = request.filters.single.map { part in
            (name: part.name, relaxed: request.with { $0.filters = request.filters.without(part.filters) })
        }
        let parts = narrower + (request.mode == .words ? request.withoutOperators : [])
        let single = try parts.compactMap { part -> SearchResult.EmptyingFilter? in
            let total = try Search(part.relaxed, db: db, ranking: ranking).run().total
            return total == 0 ? nil : SearchResult.EmptyingFilter(name: part.name, hitsWithout: total)
        }
        guard single.isEmpty, parts.count > 1 else { return single }
        // No filter alone is to blame: perhaps all together are.
        let relaxed = request.with { request in
            request.filters = SearchFilters()
            if request.mode == .words { request.query = request.query.withoutOperators }
        }
        let total = try Search(relaxed, db: db, ranking: ranking).run().total
        guard total > 0 else { return [] }
        return [.init(name: parts.map(\.name).joined(separator: ", "), hitsWithout: total)]
    }
}

extension SearchRequest {
    fileprivate func with(_ change: (inout SearchRequest) -> Void) -> SearchRequest {
        var copy = self
        change(&copy)
        return copy
    }

    /// The request without each of the operators of its query that narrow it as a filter does, and what each is called.
    fileprivate var withoutOperators: [(name: String, relaxed: SearchRequest)] {
        let groups = query.groups.indices.filter { SearchQuery.isFilter(query.groups[$0]) }.map { index in
            (
                name: query.groups[index].map(\.written).joined(separator: " OR "),
                relaxed: with { $0.query.groups.remove(at: index) }
            )
        }
        let excluded = query.excluded.indices.map { index in
            (name: "-" + query.excluded[index].written, relaxed: with { $0.query.excluded.remove(at: index) })
        }
        return groups + excluded
    }
}

extension SearchQuery {
    /// Whether a group asks for tags, authors or names only.
    fileprivate static func isFilter(_ group: [Term]) -> Bool { group.allSatisfy { $0.field?.isFilter == true } }

    /// The words alone.
    fileprivate var withoutOperators: SearchQuery {
        var copy = self
        copy.groups.removeAll(where: SearchQuery.isFilter)
        copy.excluded = []
        return copy
    }
}

extension SearchQuery.Term {
    /// The term as people write it.
    fileprivate var written: String {
        let text = isPhrase ? "\"\(text)\"" : text
        return (field.map { $0.rawValue + ":" } ?? "") + text + (isPrefix ? "*" : "")
    }
}
