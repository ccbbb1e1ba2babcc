import GRDB

/// A query as SQLite runs it: one FTS5 expression where that is possible, and SQL conditions for the rest.
struct SearchExpression {
    /// The FTS5 expression that every hit matches; `nil` if nothing is asked of the text.
    private(set) var match: String?
    /// Conditions on `r`, a row of `recipe`.
    private(set) var conditions: [String] = []
    private(set) var arguments = StatementArguments()
    /// Texts that are looked for as they are, since the tokenizer does not find them.
    private(set) var literals: [String] = []
    /// Words looked for, for suggestions.
    private(set) var words: [String] = []
    /// Tags and names looked for, for suggestions.
    private(set) var names: [SearchQuery.Term] = []

    /// An expression of FTS5 as it is.
    init(raw text: String) { match = text.isEmpty ? nil : text }

    init(_ query: SearchQuery, db: Database) throws {
        var matches: [String] = []
        for group in query.groups {
            let texts = group.filter { SearchExpression.hasTokens($0) && $0.field?.isFilter != true }
            let literals = group.filter { !SearchExpression.hasTokens($0) && $0.field?.isFilter != true }
            let filters = group.filter { $0.field?.isFilter == true }
            words += texts.map(\.text)
            // `C++` and `$0` are more than their letters: what holds those alone is not meant.
            if group.count == 1, let term = texts.first, SearchExpression.isMostlySigns(term) {
                conditions.append(
                    """
                    EXISTS (SELECT 1 FROM search_text s WHERE s.recipe_id = r.id AND (
                        instr(lower(s.code), ?) OR instr(lower(s.body), ?) OR instr(lower(s.title), ?)
                        OR instr(lower(s.description), ?) OR instr(lower(s.tags), ?)))
                    """)
                arguments += StatementArguments(Array(repeating: SearchWords.asciiLowercased(term.text), count: 5))
            }
            names += filters
            let expression = try texts.map { try SearchExpression.fts($0, db: db) }.joined(separator: " OR ")
            if filters.isEmpty, literals.isEmpty {
                matches.append("(\(expression))")
                continue
            }
            // Signs beside words say little, and alone they are all there is.
            let isUnspaced = literals.contains(where: SearchExpression.isUnspaced)
            if filters.isEmpty, texts.isEmpty, !isUnspaced, query.groups.count > 1 { continue }
            var alternatives: [String] = []
            if !expression.isEmpty {
                alternatives.append("r.id IN (SELECT rowid FROM search WHERE search MATCH ?)")
                arguments += [expression]
            }
            for term in filters + literals { add(condition: term, to: &alternatives) }
            self.literals += literals.map(\.text)
            conditions.append("(" + alternatives.joined(separator: " OR ") + ")")
        }
        // `a NOT b` needs an `a`; without one the refusal is a condition.
        let texts = query.excluded.filter { SearchExpression.hasTokens($0) && $0.field?.isFilter != true }
        let refused = try texts.map { try SearchExpression.fts($0, db: db) }
        for term in query.excluded where term.field?.isFilter == true || SearchExpression.isUnspaced(term) {
            var alternatives: [String] = []
            add(condition: term, to: &alternatives)
            conditions += alternatives.map { "NOT (\($0))" }
        }
        if matches.isEmpty, !refused.isEmpty {
            conditions.append("r.id NOT IN (SELECT rowid FROM search WHERE search MATCH ?)")
            arguments += [refused.joined(separator: " OR ")]
        }
        guard !matches.isEmpty else { return }
        let wanted = matches.joined(separator: " AND ")
        match = refused.isEmpty ? wanted : "(\(wanted)) NOT (\(refused.joined(separator: " OR ")))"
    }

    private mutating func add(condition term: SearchQuery.Term, to alternatives: inout [String]) {
        switch term.field {
        case .tag: alternatives.append(SearchFilters.tag)
        case .author: alternatives.append(SearchFilters.author)
        case .uses: alternatives.append(SearchFilters.use)
        case .title:
            alternatives.append("instr(r.title_key, ?) > 0")
        case nil:
            let columns = ["code", "body", "title", "description", "tags"]
            let found = columns.map { "instr(\($0), ?)" }.joined(separator: " OR ")
            alternatives.append("r.id IN (SELECT recipe_id FROM search_text WHERE \(found))")
            arguments += StatementArguments(columns.map { _ in term.text })
            return
        }
        arguments += [term.field == .uses ? SearchFilters.symbolName(term.text) : SearchWords.key(term.text)]
    }

    /// Whether a word has at most two letters or digits and signs besides, as `C++`, `$0` and `@a` have.
    private static func isMostlySigns(_ term: SearchQuery.Term) -> Bool {
        guard term.field == nil, !term.isPrefix else { return false }
        let letters = term.text.unicodeScalars.count { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return letters <= 2 && letters < term.text.unicodeScalars.count
            && term.text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 }
    }

    /// Whether a term is of a script that is written without blanks between words, where the tokenizer takes a whole
    /// sentence for a word: Thai, Chinese, Japanese, and Korean with its endings.
    private static func isUnspaced(_ term: SearchQuery.Term) -> Bool {
        term.field?.isFilter != true
            && term.text.unicodeScalars.contains { scalar in
                switch scalar.value {
                case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
                    0xF900...0xFAFF, 0x20000...0x3FFFF:
                    true
                default: false
                }
            }
    }

    /// Whether the tokenizer finds words in a term: letters, numbers and signs for private use.
    private static func hasTokens(_ term: SearchQuery.Term) -> Bool {
        !isUnspaced(term)
            && term.text.unicodeScalars.contains { scalar in
                switch scalar.properties.generalCategory {
                case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                    .decimalNumber,
                    .letterNumber, .otherNumber, .privateUse:
                    true
                default: false
                }
            }
    }

    /// A term as an FTS5 string, which can hold anything but U+0000.
    private static func fts(_ term: SearchQuery.Term, db: Database) throws -> String {
        let column = term.field == .title ? "title : " : ""
        let quoted = column + quote(term.text) + (term.isPrefix ? "*" : "")
        guard term.isPrefix else { return quoted }
        // Indexed words are stems: `alignme*` would miss `alignment`, indexed as `align`. The words that the prefix
        // outgrows are added whole.
        let words = try wholeWords(beginning: term.text, db: db)
        return words.isEmpty
            ? quoted : "(" + ([quoted] + words.map { column + quote($0) }).joined(separator: " OR ") + ")"
    }

    static func quote(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

    private static let suffixes = [
        "ations", "ation", "ments", "ment", "ings", "ing", "ness", "able", "ible", "ance", "ence", "ity", "ies", "ers",
        "er", "ed", "es", "al", "ic", "ly", "s", "e", "y"
    ]

    private static func wholeWords(beginning prefix: String, db: Database) throws -> [String] {
        var last = ""
        SearchWords.forEachWord(in: prefix) { last = $0 }
        guard last.count >= 4, prefix.lowercased().hasSuffix(last) else { return [] }
        let words = try String.fetchAll(
            db, sql: "SELECT word FROM vocabulary WHERE word > ? AND word < ? ORDER BY recipes DESC, word LIMIT 64",
            arguments: [last, last + "\u{10FFFF}"])
        let outgrown = words.filter { word in
            guard let suffix = suffixes.first(where: word.hasSuffix) else { return false }
            return last.count > word.count - suffix.count
        }
        return outgrown.prefix(8).map { prefix.dropLast(last.count) + $0 }
    }
}

extension SearchQuery.Field {
    /// Whether the field is compared as a whole rather than searched as text.
    var isFilter: Bool { self != .title }
}
