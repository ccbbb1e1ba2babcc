import CStore
import GRDB

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ranks everything that an FTS5 expression matches, in one pass that also counts and keeps only the best.
///
/// FTS5's own `ORDER BY rank` sorts every match with all that it needs to go on from it, and works out the weights of the
/// words once more where the rank is read. This asks for neither: a function that FTS5 calls for each match computes BM25
/// (k1 = 1.2, b = 0.75, as FTS5 does) and notes the row.
///
/// There is one for each connection, used by one search at a time.
final class HitRanking: @unchecked Sendable {
    /// A row that matches.
    struct Hit: Equatable {
        var id: Int64
        /// The more, the better.
        var score: Double
    }

    /// What an expression matches.
    struct Found {
        /// The best, best first, with all rows of the last score; rows of one score in the order of adding.
        var best: [Hit]
        /// How many rows match; one more than `most` if there are more.
        var count: Int
        /// Where the expression matches, for most rows that are kept and some that are not.
        var places: IDTable<[MatchPlace]>
    }

    /// The weights of the columns, which the schema has too.
    static let weights = [16.0, 8.0, 4.0, 3.0, 1.0, 0.5]

    /// The name under which SQL calls it.
    static let function = "recipes_note_hit"

    /// Rows that many words match as well as each other may all be kept; the places of so many are noted.
    private static let placesLimit = 1_000
    /// Places in one column of one row: more than an excerpt has room for.
    private static let columnLimit = 256

    /// What FTS5 offers on the connection, once `register` has run.
    private(set) var api: UnsafePointer<fts5_api>?
    private var limit = 0
    private var most = 0
    private var count = 0
    private var best: [Hit] = []
    /// `nil` where nobody asks for them.
    private var places: IDTable<[MatchPlace]>?
    private var phraseSizes: [Int32] = []
    /// How many rows at the end have the score of the last.
    private var lastTies = 0
    /// What each phrase of the expression tells about a row that holds it; empty until the first match.
    private var phraseWeights: [Double] = []
    private var frequencies: [Double] = []
    private var averageSize = 1.0

    /// Lets SQL on the connection call the function.
    func register(on db: Database) throws {
        guard api == nil else { return }
        guard let connection = db.sqliteConnection, let api = recipes_fts5_api(connection) else {
            throw StoreError(.other, "SQLite has no full-text search", hints: ["use an SQLite with FTS5"])
        }
        let context = Unmanaged.passRetained(self).toOpaque()
        let code = api.pointee.xCreateFunction?(
            UnsafeMutablePointer(mutating: api), Self.function, context,
            { api, match, result, _, _ in
                guard let api, let match, let context = api.pointee.xUserData?(match) else { return }
                Unmanaged<HitRanking>.fromOpaque(context).takeUnretainedValue().note(api, match)
                sqlite3_result_int(result, 1)
            }, { $0.map { Unmanaged<HitRanking>.fromOpaque($0).release() } })
        guard code == SQLITE_OK else { throw StoreError(.other, "SQLite refuses a function for full-text search") }
        self.api = api
    }

    /// The best of what `body` makes SQL note.
    ///
    /// - Parameters:
    ///   - limit: how many are kept, besides those that are as good as the last of them.
    ///   - most: how many rows are ranked; a row more, and it is only known that there are more.
    ///   - notesPlaces: whether it is asked where the rows match.
    func best(_ limit: Int, most: Int, notesPlaces: Bool, _ body: () throws -> Void) throws -> Found {
        self.limit = limit
        self.most = most
        places = notesPlaces ? IDTable() : nil
        count = 0
        best = []
        lastTies = 0
        phraseWeights = []
        try body()
        if limit > most { best.sort { $0.score == $1.score ? $0.id < $1.id : $0.score > $1.score } }
        return Found(best: best, count: count, places: places ?? IDTable())
    }

    private typealias API = UnsafePointer<Fts5ExtensionApi>

    private func note(_ api: API, _ match: OpaquePointer) {
        count += 1
        guard count <= most, limit > 0 else { return }
        if phraseWeights.isEmpty { prepare(api, match) }
        // No row is shorter than the places of one phrase in it.
        var shortest = 0
        for phrase in frequencies.indices {
            var frequency = 0.0
            var instances = 0
            var places = Fts5PhraseIter()
            var column: Int32 = -1
            var offset: Int32 = 0
            _ = api.pointee.xPhraseFirst?(match, Int32(phrase), &places, &column, &offset)
            // The column after the last place is -1.
            while column >= 0 {
                frequency += Self.weights.indices.contains(Int(column)) ? Self.weights[Int(column)] : 1
                instances += 1
                api.pointee.xPhraseNext?(match, &places, &column, &offset)
            }
            frequencies[phrase] = frequency
            shortest = max(shortest, instances)
        }
        // The size of a row is costly to read, so only of those that would be among the best if they were as short as
        // can be.
        if let least, score(size: Double(shortest)) < least { return }
        var size: Int32 = 0
        _ = api.pointee.xColumnSize?(match, -1, &size)
        let id = api.pointee.xRowid?(match) ?? 0
        if keep(Hit(id: id, score: score(size: Double(size)))) { notePlaces(of: id, api, match) }
    }

    private func notePlaces(of id: Int64, _ api: API, _ match: OpaquePointer) {
        guard let noted = places?.ids.count, noted < Self.placesLimit else { return }
        var all: [MatchPlace] = []
        var count: Int32 = 0
        _ = api.pointee.xInstCount?(match, &count)
        var inColumn = 0
        for index in 0..<max(0, count) {
            var phrase: Int32 = 0
            var column: Int32 = 0
            var offset: Int32 = 0
            _ = api.pointee.xInst?(match, index, &phrase, &column, &offset)
            inColumn = all.last?.column == column ? inColumn + 1 : 0
            guard inColumn < Self.columnLimit, phraseSizes.indices.contains(Int(phrase)) else { continue }
            all.append(MatchPlace(column: column, first: offset, last: offset + phraseSizes[Int(phrase)] - 1))
        }
        places?.set(all, for: id)
    }

    /// The score that a row has at least to be kept; `nil` while all are.
    private var least: Double? { limit <= most && best.count >= limit ? best.last?.score : nil }

    /// BM25 of the row with `frequencies` and so many words.
    private func score(size: Double) -> Double {
        let dampening = 1.2 * (1 - 0.75 + 0.75 * size / averageSize)
        var score = 0.0
        for phrase in frequencies.indices {
            let frequency = frequencies[phrase]
            score += phraseWeights[phrase] * (frequency * (1.2 + 1)) / (frequency + dampening)
        }
        return score
    }

    /// Works out how much each phrase tells: the fewer rows hold it, the more.
    private func prepare(_ api: API, _ match: OpaquePointer) {
        var rows: sqlite3_int64 = 0
        var tokens: sqlite3_int64 = 0
        _ = api.pointee.xRowCount?(match, &rows)
        _ = api.pointee.xColumnTotalSize?(match, -1, &tokens)
        averageSize = rows > 0 && tokens > 0 ? Double(tokens) / Double(rows) : 1
        let phrases = Int(api.pointee.xPhraseCount?(match) ?? 0)
        frequencies = Array(repeating: 0, count: phrases)
        phraseSizes = (0..<phrases).map { api.pointee.xPhraseSize?(match, Int32($0)) ?? 1 }
        // Of one phrase alone the weight is the same for every row.
        guard phrases > 1 else {
            phraseWeights = [1]
            return
        }
        phraseWeights = (0..<phrases).map { phrase in
            // In half of all rows or more a phrase tells next to nothing, however many they are.
            var tally = Tally(rows: 0, enough: rows / 2 + 1)
            _ = api.pointee.xQueryPhrase?(match, Int32(phrase), &tally) { _, _, tally in
                guard let tally = tally?.assumingMemoryBound(to: Tally.self) else { return SQLITE_ERROR }
                tally.pointee.rows += 1
                return tally.pointee.rows < tally.pointee.enough ? SQLITE_OK : SQLITE_DONE
            }
            let weight = log((Double(rows - tally.rows) + 0.5) / (Double(tally.rows) + 0.5))
            return weight > 0 ? weight : 1e-6
        }
    }

    private struct Tally {
        var rows: sqlite3_int64
        var enough: sqlite3_int64
    }

    /// Keeps a row if it is among the best, and all rows of the score that the last of them has, for others to choose
    /// from.
    ///
    /// - Returns: whether it was kept, for now.
    private func keep(_ hit: Hit) -> Bool {
        if limit > most {
            best.append(hit)
            return true
        }
        if best.count >= limit, let last = best.last, hit.score < last.score { return false }
        var low = 0
        var high = best.count
        while low < high {
            let middle = (low + high) / 2
            if hit.score > best[middle].score { high = middle } else { low = middle + 1 }
        }
        best.insert(hit, at: low)
        if low == best.count - 1 {
            lastTies = low > 0 && best[low - 1].score == hit.score ? lastTies + 1 : 1
        }
        if best.count - lastTies >= limit {
            best.removeLast(lastTies)
            lastTies = best.reversed().prefix { $0.score == best.last?.score }.count
        }
        return true
    }
}
