import GRDB

/// Reads what is shown of the hits, with excerpts around the matches.
struct HitReader {
    let db: Database
    /// The FTS5 expression that the hits match, `nil` where none was asked.
    let match: String?
    /// Texts that the hits hold as they are, in any of the columns.
    var literals: [String] = []
    /// What is known of hits already.
    var known = IDTable<Known>()
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

        /// Reads the columns of `shown` and the texts behind them, and marks the places in as many as are wanted.
        ///
        /// - Parameter excerpts: how many texts besides the title are wanted; the others stay empty.
        init(
            _ row: StatementRow, from start: Int32, _ marker: MatchMarker, _ places: [MatchPlace], excerpts: Int?
        ) {
            let tags = row.bytes(start + 4)?.split(separator: 0x1F, omittingEmptySubsequences: false)
            hit = SearchHit(
                slug: row.text(start) ?? "", title: row.text(start + 1) ?? "", description: row.text(start + 2),
                tags: (tags ?? []).map { String(decoding: $0, as: UTF8.self) },
                updated: row.text(start + 3), excerpts: [])
            let shown = HitReader.shown(atMost: excerpts) { index in places.contains { $0.column == index } }
            marked = Excerpt.Field.allCases.enumerated().map { index, field in
                guard shown[index], let bytes = row.bytes(start + 5 + Int32(index)) else { return "" }
                let own = places.filter { $0.column == index }
                // All names and tags that match are told, of other texts what lies around the first match.
                let isList = field == .symbols || field == .tags
                return marker.marked(bytes, own, upTo: isList ? .max : HitReader.window.after)
            }
        }
    }

    /// Fields other than the title, those first that tell a reader most.
    private static let preferred: [Excerpt.Field] = [.description, .tags, .body, .code, .symbols]

    /// Which columns an excerpt is made of: that of the title, and so many others with a match.
    private static func shown(atMost limit: Int?, _ hasMatch: (Int) -> Bool) -> [Bool] {
        let fields = Excerpt.Field.allCases
        var shown = fields.indices.map { fields[$0] == .title && hasMatch($0) }
        var left = limit ?? Int.max
        for field in preferred where left > 0 {
            guard let index = fields.firstIndex(of: field), hasMatch(index) else { continue }
            shown[index] = true
            left -= 1
        }
        return shown
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
        guard !texts.isEmpty else { return [] }
        let shown = HitReader.shown(atMost: excerptLimit) { texts[$0].utf8.contains(2) }
        return zip(Excerpt.Field.allCases, texts).enumerated().compactMap { index, column in
            guard shown[index] else { return nil }
            let (field, text) = column
            return field == .symbols ? HitReader.names(from: text) : HitReader.excerpt(from: text, field: field)
        }
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
    fileprivate static let window = (before: 240, after: 480)
    /// The same for plain text.
    private static let plainWindow = (before: 52, after: 84)
    /// The same for tags and descriptions.
    private static let wholeWindow = (before: 960, after: 1_920)

    private static func part(
        of bytes: String.UTF8View, around mark: String.Index, _ window: (before: Int, after: Int)
    ) -> (from: String.Index, to: String.Index) {
        let from = bytes.index(mark, offsetBy: -window.before, limitedBy: bytes.startIndex) ?? bytes.startIndex
        let to = bytes.index(mark, offsetBy: window.after, limitedBy: bytes.endIndex) ?? bytes.endIndex
        return (boundary(from, bytes), boundary(to, bytes))
    }

    /// How many characters are shown before and after the first match.
    private struct Reach {
        var before = 50
        var after = 80
        /// Tags and the sentence of a description are of interest as a whole.
        static let whole = Reach(before: 240, after: 480)
    }

    /// The line of the first match, cut to about 120 characters around it; of tags and descriptions as much as people write.
    static func excerpt(from marked: String, field: Excerpt.Field) -> Excerpt? {
        let bytes = marked.utf8
        guard let mark = bytes.firstIndex(of: 2) else { return nil }
        // Characters are costly to find, so they are only looked for near the match; nearer where each is a byte.
        let isWhole = field == .tags || field == .description
        let reach = isWhole ? Reach.whole : Reach()
        var (from, to) = part(of: bytes, around: mark, isWhole ? wholeWindow : plainWindow)
        if bytes[from..<to].contains(where: { $0 >= 0x80 }) {
            (from, to) = part(of: bytes, around: mark, isWhole ? wholeWindow : window)
        }
        let isText = field == .title || field == .tags || field == .symbols || field == .description
        let isCut = (before: from > bytes.startIndex, after: to < bytes.endIndex)
        // Bytes will do where each is a character; the two of a line break of Windows are one.
        if !bytes[from..<to].contains(where: { $0 >= 0x80 || $0 == 0x0D }) {
            let cut = cut(Array(bytes[from..<to]), isText: isText, reach, isCut)
            return cut.map { excerpt(field, String(decoding: $0.signs, as: UTF8.self), $0) }
        }
        let cut = cut(Array(marked[from..<to]), isText: isText, reach, isCut)
        return cut.map { excerpt(field, String($0.signs), $0) }
    }

    private static func excerpt<Sign>(_ field: Excerpt.Field, _ text: String, _ cut: Cut<Sign>) -> Excerpt {
        let offset = cut.isCutBefore ? 1 : 0
        return Excerpt(
            field: field, text: (cut.isCutBefore ? "…" : "") + text + (cut.isCutAfter ? "…" : ""),
            ranges: cut.ranges.map { $0.lowerBound + offset..<$0.upperBound + offset })
    }

    /// A part of a text, and the matches in it.
    private struct Cut<Sign> {
        var signs: [Sign] = []
        var ranges: [Range<Int>] = []
        var isCutBefore: Bool
        var isCutAfter: Bool
    }

    /// - Parameter isCut: whether there is more text before and after the signs.
    private static func cut<Sign: ExcerptSign>(
        _ signs: [Sign], isText: Bool, _ reach: Reach, _ isCut: (before: Bool, after: Bool)
    ) -> Cut<Sign>? {
        guard let first = signs.firstIndex(of: .open) else { return nil }
        func ends(_ index: Int) -> Bool { !isText && signs[index].isNewline }
        var start = first
        while start > 0, !ends(start - 1), first - start < reach.before { start -= 1 }
        var end = first
        while end < signs.count, !ends(end), end - first < reach.after { end += 1 }
        var cut = Cut<Sign>(
            isCutBefore: start > 0 ? !ends(start - 1) : isCut.before,
            isCutAfter: end < signs.count ? !ends(end) : isCut.after)
        // Whole words, unless there are none.
        if cut.isCutBefore, let blank = signs[start..<first].firstIndex(where: \.isWhitespace) { start = blank + 1 }
        if cut.isCutAfter, let blank = signs[first..<end].lastIndex(where: \.isWhitespace), blank > first {
            end = blank
        }
        while start < first, signs[start].isWhitespace { start += 1 }
        cut.signs.reserveCapacity(end - start)
        var opened: Int?
        for sign in signs[start..<end] {
            if sign == .open {
                opened = cut.signs.count
            } else if sign == .close {
                if let begin = opened, begin < cut.signs.count { cut.ranges.append(begin..<cut.signs.count) }
                opened = nil
            } else {
                cut.signs.append(sign.isControl ? .blank : sign)
            }
        }
        if let begin = opened, begin < cut.signs.count { cut.ranges.append(begin..<cut.signs.count) }
        while let last = cut.signs.last, last.isWhitespace { cut.signs.removeLast() }
        return cut
    }

    /// The index, or the next one at which a code point begins.
    private static func boundary(_ index: String.Index, _ bytes: String.UTF8View) -> String.Index {
        var index = index
        while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index = bytes.index(after: index) }
        return index
    }
}

/// A sign of a text that excerpts are cut from.
private protocol ExcerptSign: Equatable {
    static var open: Self { get }
    static var close: Self { get }
    static var blank: Self { get }
    var isNewline: Bool { get }
    var isWhitespace: Bool { get }
    /// Whether a blank has to stand for it in a line.
    var isControl: Bool { get }
}

extension Character: ExcerptSign {
    static var open: Character { "\u{2}" }
    static var close: Character { "\u{3}" }
    static var blank: Character { " " }
    var isControl: Bool { isNewline || self == "\t" }
}

extension UInt8: ExcerptSign {
    static var open: UInt8 { 2 }
    static var close: UInt8 { 3 }
    static var blank: UInt8 { 0x20 }
    /// As of a `Character`: line feed, vertical tab, form feed.
    var isNewline: Bool { 0x0A...0x0D ~= self }
    var isWhitespace: Bool { 0x09...0x0D ~= self || self == 0x20 }
    var isControl: Bool { isNewline || self == 0x09 }
}
