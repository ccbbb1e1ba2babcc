import Diagnostics
import GRDB

/// Finds words of the catalogue near to words that it does not hold.
struct Suggestions {
    let db: Database

    func suggestions(for texts: [String]) throws -> [SearchResult.Suggestion] {
        var words: [String] = []
        for text in texts { SearchWords.forEachWord(in: text) { if !words.contains($0) { words.append($0) } } }
        return try words.prefix(8).compactMap(suggestion)
    }

    private func suggestion(for word: String) throws -> SearchResult.Suggestion? {
        let isKnown =
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM vocabulary WHERE word = ?)", arguments: [word]) ?? false
        guard !isKnown, word.count >= 3 else { return nil }
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
