import GRDB

/// Reads what is shown of the hits, with excerpts around the matches.
struct HitReader {
    let db: Database
    /// The FTS5 expression that the hits match, `nil` where none was asked.
    let match: String?
    /// Texts that the hits hold as they are, in any of the columns.
    var literals: [String] = []
    /// What is known of hits already.
    var known: [Int64: Known] = [:]
    /// How many excerpts of a hit are wanted besides that of the title.
    var excerptLimit = Excerpt.Field.allCases.count

    /// The SQL of each column with its matches marked.
    static let columns = Excerpt.Field.allCases.indices.map { "highlight(search, \($0), char(2), char(3))" }

    /// The SQL of what is shown of `x`, a row of `recipe`.
    static let shown = """
        x.slug, x.title, x.description, coalesce(x.updated, x.created),
        (SELECT group_concat(replace(name, char(31), ' '), char(31)) FROM (
            SELECT g.name FROM recipe_tag y JOIN tag g ON g.id = y.tag_id
            WHERE y.recipe_id = x.id ORDER BY y.position))
        """

    /// What a row says of a hit.
    struct Known {
        /// Without excerpts.
        var hit: SearchHit
        /// The texts with their matches marked; empty where they did not come along.
        var marked: [String]

        init(_ hit: SearchHit, marked: [String]) {
            self.hit = hit
            self.marked = marked
        }

        /// Reads the columns of `shown`, and of `columns` if they are there.
        init(_ row: Row, from start: Int) {
            let tags = (row[start + 4] as String?)?.split(separator: "\u{1F}", omittingEmptySubsequences: false)
            hit = SearchHit(
                slug: row[start], title: row[start + 1], description: row[start + 2],
                tags: (tags ?? []).map(String.init),
                updated: row[start + 3], excerpts: [])
            marked = (start + 5..<row.count).map { row[$0] as String? ?? "" }
        }
    }

    func hits(_ ids: [Int64]) throws -> [SearchHit] { try ids.compactMap(hit) }

    private func hit(_ id: Int64) throws -> SearchHit? {
        guard let found = try known[id] ?? read(id) else { return nil }
        var hit = found.hit
        hit.excerpts = try excerpts(of: id, found.marked)
        return hit
    }

    private func read(_ id: Int64) throws -> Known? {
        let statement = try db.cachedStatement(sql: "SELECT \(HitReader.shown) FROM recipe x WHERE x.id = ?")
        return try Row.fetchOne(statement, arguments: [id]).map { Known($0, from: 0) }
    }

    /// Signs that no recipe holds; texts that hold them lose them before they are cut.
    private static let open: Character = "\u{2}"
    private static let close: Character = "\u{3}"

    private func excerpts(of id: Int64, _ marked: [String]) throws -> [Excerpt] {
        var texts = marked
        if texts.isEmpty, let match {
            let statement = try db.cachedStatement(
                sql:
                    "SELECT \(HitReader.columns.joined(separator: ", ")) FROM search WHERE search MATCH ? AND rowid = ?"
            )
            guard let row = try Row.fetchOne(statement, arguments: [match, id]) else { return [] }
            texts = HitReader.columns.indices.map { row[$0] as String? ?? "" }
        }
        if !literals.isEmpty {
            if texts.isEmpty {
                let names = Excerpt.Field.allCases.map(\.rawValue).joined(separator: ", ")
                let statement = try db.cachedStatement(sql: "SELECT \(names) FROM search_text WHERE recipe_id = ?")
                guard let row = try Row.fetchOne(statement, arguments: [id]) else { return [] }
                texts = HitReader.columns.indices.map { row[$0] as String? ?? "" }
            }
            texts = texts.map { HitReader.marked($0, literals) }
        }
        var excerpts: [Excerpt] = []
        var left = excerptLimit
        for (field, text) in zip(Excerpt.Field.allCases, texts)
        where (left > 0 || field == .title) && text.utf8.contains(2) {
            let excerpt =
                field == .symbols ? HitReader.names(from: text) : HitReader.excerpt(from: text, field: field)
            guard let excerpt else { continue }
            excerpts.append(excerpt)
            if field != .title { left -= 1 }
        }
        return excerpts
    }

    /// The text with each place of any of the literals marked, the first of those that overlap; marks that are there
    /// stay.
    private static func marked(_ text: String, _ literals: [String]) -> String {
        var out = ""
        var rest = text[...]
        while !rest.isEmpty {
            let start = rest.firstIndex(of: open) ?? rest.endIndex
            let plain = String(rest[..<start])
            let ranges = literals.flatMap { plain.ranges(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
            out += TextScan.marked(plain, ranges)
            let end = rest[start...].firstIndex(of: close).map { rest.index(after: $0) } ?? rest.endIndex
            out += rest[start..<end]
            rest = rest[end...]
        }
        return out
    }

    /// The names that match, whole: the index holds each with its words behind it, separated by commas.
    static func names(from marked: String, limit: Int = 8) -> Excerpt? {
        var text = ""
        var ranges: [Range<Int>] = []
        var count = 0
        var characters = 0
        for entry in marked.utf8.split(separator: UInt8(ascii: ",")) where entry.contains(2) {
            // The first word is the name.
            var name: [UInt8] = []
            for byte in entry where byte > 3 {
                if byte != UInt8(ascii: " ") { name.append(byte) } else if !name.isEmpty { break }
            }
            guard !name.isEmpty else { continue }
            count += 1
            if count > limit { continue }
            let word = String(decoding: name, as: UTF8.self)
            if count > 1 {
                text += ", "
                characters += 2
            }
            let length = word.count
            ranges.append(characters..<characters + length)
            text += word
            characters += length
        }
        if count > limit { text += ", …" }
        return text.isEmpty ? nil : Excerpt(field: .symbols, text: text, ranges: ranges)
    }

    /// How far before and after the first match a text is looked at, in bytes: what the characters that are shown take,
    /// unless they are very long.
    private static let window = (before: 240, after: 480)
    /// The same for plain text.
    private static let plainWindow = (before: 52, after: 84)

    private static func part(
        of bytes: String.UTF8View, around mark: String.Index, _ window: (before: Int, after: Int)
    ) -> (from: String.Index, to: String.Index) {
        let from = bytes.index(mark, offsetBy: -window.before, limitedBy: bytes.startIndex) ?? bytes.startIndex
        let to = bytes.index(mark, offsetBy: window.after, limitedBy: bytes.endIndex) ?? bytes.endIndex
        return (boundary(from, bytes), boundary(to, bytes))
    }

    /// The line of the first match, cut to about 120 characters around it.
    static func excerpt(from marked: String, field: Excerpt.Field) -> Excerpt? {
        let bytes = marked.utf8
        guard let mark = bytes.firstIndex(of: 2) else { return nil }
        // Characters are costly to find, so they are only looked for near the match; nearer where each is a byte.
        var (from, to) = part(of: bytes, around: mark, plainWindow)
        if bytes[from..<to].contains(where: { $0 >= 0x80 }) { (from, to) = part(of: bytes, around: mark, window) }
        let characters = Array(marked[from..<to])
        guard let first = characters.firstIndex(of: open) else { return nil }
        let isText = field == .title || field == .tags || field == .symbols || field == .description
        func ends(_ index: Int) -> Bool { !isText && characters[index].isNewline }
        var start = first
        while start > 0, !ends(start - 1), first - start < 50 { start -= 1 }
        var end = first
        while end < characters.count, !ends(end), end - first < 80 { end += 1 }
        let isCutBefore = start > 0 ? !ends(start - 1) : from > bytes.startIndex
        let isCutAfter = end < characters.count ? !ends(end) : to < bytes.endIndex
        // Whole words, unless there are none.
        if isCutBefore, let blank = characters[start..<first].firstIndex(where: \.isWhitespace) { start = blank + 1 }
        if isCutAfter, let blank = characters[first..<end].lastIndex(where: \.isWhitespace), blank > first {
            end = blank
        }
        var text: [Character] = isCutBefore ? ["…"] : []
        while start < first, characters[start].isWhitespace { start += 1 }
        var ranges: [Range<Int>] = []
        var opened: Int?
        for character in characters[start..<end] {
            switch character {
            case open: opened = text.count
            case close:
                if let begin = opened, begin < text.count { ranges.append(begin..<text.count) }
                opened = nil
            default: text.append(character.isNewline || character == "\t" ? " " : character)
            }
        }
        if let begin = opened, begin < text.count { ranges.append(begin..<text.count) }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        if isCutAfter { text.append("…") }
        return Excerpt(field: field, text: String(text), ranges: ranges)
    }

    /// The index, or the next one at which a code point begins.
    private static func boundary(_ index: String.Index, _ bytes: String.UTF8View) -> String.Index {
        var index = index
        while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index = bytes.index(after: index) }
        return index
    }
}
