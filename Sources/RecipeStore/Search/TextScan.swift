import GRDB

/// Finds recipes by going through all texts: for what the index does not know, signs, capitals and patterns.
struct TextScan {
    private let request: SearchRequest
    private let find: (String) -> [Range<String.Index>]

    /// - Throws: `StoreError` of kind `query` for a pattern that cannot be read.
    init(_ request: SearchRequest) throws {
        self.request = request
        let text = request.query.text
        guard request.mode == .regex else {
            find = { $0.ranges(of: text) }
            return
        }
        do {
            let pattern = try Regex(text)
            find = { $0.ranges(of: pattern) }
        } catch {
            throw StoreError(.query, SearchMode.complaint("\(error)"))
        }
    }

    /// The texts that are looked at; names in `symbols` stand there with words that nobody wrote.
    private static let columns = ["title", "tags", "''", "description", "body", "code"]

    func run(
        _ db: Database, filter: (sql: String, arguments: StatementArguments)?, order: String
    ) throws -> Search.Found {
        var arguments = StatementArguments()
        var sql = "SELECT r.id, " + Self.columns.map { $0 == "''" ? $0 : "s." + $0 }.joined(separator: ", ")
        sql += " FROM recipe r JOIN search_text s ON s.recipe_id = r.id"
        if let filter {
            sql += " WHERE " + filter.sql
            arguments += filter.arguments
        }
        var found = Search.Found(ids: [], total: 0, isTotalExact: true)
        let rows = try Row.fetchCursor(db, sql: sql + " ORDER BY " + order, arguments: arguments)
        while let row = try rows.next() {
            let texts = Self.columns.indices.map { row[$0 + 1] as String? ?? "" }
            let ranges = texts.map(find)
            // A pattern may match nothing at all, which is everywhere.
            guard ranges.contains(where: { !$0.isEmpty }) else { continue }
            found.total += 1
            guard found.ids.count < request.limit ?? .max else { continue }
            let id: Int64 = row[0]
            found.ids.append(id)
            let statement = try db.cachedStatement(sql: "SELECT \(HitReader.shown) FROM recipe x WHERE x.id = ?")
            if let shown = try Row.fetchOne(statement, arguments: [id]) {
                let marked = zip(texts, ranges).map { Self.marked($0, $1.filter { !$0.isEmpty }) }
                found.known.set(HitReader.Known(HitReader.Known(shown, from: 0).hit, marked: marked), for: id)
            }
        }
        return found
    }

    /// The text with ranges between the signs that excerpts are cut by; ranges that overlap an earlier one are left out.
    static func marked(_ text: String, _ ranges: [Range<String.Index>]) -> String {
        guard !ranges.isEmpty else { return text }
        var out = ""
        var place = text.startIndex
        for range in ranges where range.lowerBound >= place {
            out += text[place..<range.lowerBound] + "\u{2}" + text[range] + "\u{3}"
            place = range.upperBound
        }
        return out + text[place...]
    }
}

extension SearchMode {
    /// The part of a message that tells what is wrong with a query.
    static func complaint(_ message: String) -> String {
        guard let range = message.firstRange(of: "fts5: ") else { return message }
        return String(message[range.upperBound...]).replacing("near \"\"", with: "at the end")
    }
}
