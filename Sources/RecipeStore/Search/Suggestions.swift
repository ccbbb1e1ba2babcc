import Diagnostics
import GRDB

/// Finds words of the catalogue near to words that it does not hold.
struct Suggestions {
    let db: Database

    /// The nearest tags and symbols to those asked for that no recipe has.
    func names(_ terms: [SearchQuery.Term], filters: SearchFilters) throws -> [SearchResult.Suggestion] {
        let tags = filters.tags + terms.filter { $0.field == .tag }.map(\.text)
        let uses = filters.uses + terms.filter { $0.field == .uses }.map(\.text)
        let tag = try tags.compactMap { name in
            try nearest(
                SearchWords.key(name), shown: name,
                among: """
                    SELECT t.name, count(*) FROM tag t JOIN recipe_tag x ON x.tag_id = t.id
                    GROUP BY t.id ORDER BY 2 DESC, t.name
                    """)
        }
        let use = try uses.compactMap { name in
            try nearest(
                SearchFilters.symbolName(name), shown: name,
                among: "SELECT name, count(*) FROM symbol GROUP BY name ORDER BY 2 DESC, name")
        }
        return tag + use
    }

    private func nearest(_ name: String, shown: String, among sql: String) throws -> SearchResult.Suggestion? {
        let rows = try Row.fetchAll(db, sql: sql)
        let names = rows.map { $0[0] as String }
        guard !names.contains(where: { $0.lowercased() == name.lowercased() }),
            let near = NearestName.of(name, among: names), let index = names.firstIndex(of: near)
        else { return nil }
        return .init(word: shown, replacement: near, recipes: rows[index][1])
    }

    func suggestions(for texts: [String]) throws -> [SearchResult.Suggestion] {
        var words: [String] = []
        // The parts of `don't` are no words.
        for text in texts where !text.contains(where: { $0 == "'" || $0 == "’" }) {
            SearchWords.forEachWord(in: text) { if !words.contains($0) { words.append($0) } }
        }
        return try words.prefix(8).compactMap(suggestion)
    }

    private func suggestion(for word: String) throws -> SearchResult.Suggestion? {
        let isKnown =
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM vocabulary WHERE word = ?)", arguments: [word]) ?? false
        guard !isKnown, word.count >= 4 else { return nil }
        let length = word.count
        // Commoner words come first and so win where several are equally near.
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT word, recipes FROM vocabulary WHERE length(word) BETWEEN ? AND ?
                ORDER BY recipes DESC, word LIMIT 50000
                """, arguments: [length - 2, length + 2])
        let counts = Dictionary(rows.map { ($0[0] as String, $0[1] as Int) }, uniquingKeysWith: { $1 })
        let sameStart = rows.map { $0[0] as String }.filter { $0.first == word.first }
        guard
            let near = NearestName.of(word, among: sameStart)
                ?? NearestName.of(word, among: rows.map { $0[0] as String })
        else { return nil }
        return .init(word: word, replacement: near, recipes: counts[near] ?? 0)
    }
}
