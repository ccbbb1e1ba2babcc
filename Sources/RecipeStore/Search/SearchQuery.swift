import RecipeModel

/// A search as people write it: words, `"phrases"`, `prefix*`, `-not`, `OR`, and `title: tag: author: uses:` before
/// a word or phrase. Everything else is literal text, so that every text is a query.
public struct SearchQuery: Hashable, Sendable {
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case title, tag, author, uses
    }

    /// One thing to look for.
    public struct Term: Hashable, Sendable {
        public var text: String
        public var field: Field?
        public var isPrefix: Bool
        public var isPhrase: Bool
    }

    /// Alternatives, of which one is enough; all groups have to match.
    public internal(set) var groups: [[Term]] = []
    /// What must not match.
    public internal(set) var excluded: [Term] = []
    /// The text without blanks around it.
    public let text: String

    /// Reads a query; what is longer than `Limits.queryBytes` is cut off.
    public init(_ text: String) {
        let clean = text.replacing("\0", with: " ")
        let bytes = clean.utf8
        let limited =
            bytes.count <= Limits.queryBytes ? clean : String(decoding: bytes.prefix(Limits.queryBytes), as: UTF8.self)
        self.text = trimmedBlanks(limited)
        var scanner = QueryScanner(self.text)
        var expectsAlternative = false
        while let token = scanner.next() {
            if token.isOr {
                expectsAlternative = !groups.isEmpty
                continue
            }
            if token.isExcluded {
                excluded.append(token.term)
            } else if expectsAlternative {
                groups[groups.count - 1].append(token.term)
            } else {
                groups.append([token.term])
            }
            expectsAlternative = false
            // Each term costs; nobody writes so many by hand.
            if groups.count + excluded.count >= 64 { break }
        }
    }

    /// Whether there is nothing to look for.
    public var isEmpty: Bool { groups.isEmpty && excluded.isEmpty }

    /// The one word or the words of a query without any operator, for exact matches of titles and tags.
    var plainKey: String? {
        let isPlain = excluded.isEmpty && groups.allSatisfy { $0.count == 1 && $0[0].field == nil && !$0[0].isPrefix }
        guard isPlain, !groups.isEmpty else { return nil }
        return SearchWords.key(groups.map { $0[0].text }.joined(separator: " "))
    }
}

extension SearchQuery {
    /// The whole query where it looks like a piece of code rather than words, such as `.frame(height: 200)`.
    var codePhrase: String? {
        guard groups.count > 1 || groups.first?.count == 1, excluded.isEmpty,
            groups.allSatisfy({ $0.count == 1 && $0[0].field == nil && !$0[0].isPrefix && !$0[0].isPhrase }),
            text.contains(where: { "(){}[]<>=:@".contains($0) })
        else { return nil }
        return text
    }
}

/// The text without blanks at its ends.
func trimmedBlanks(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
}

private struct QueryScanner {
    struct Token {
        var term: SearchQuery.Term
        var isExcluded = false
        var isOr = false
    }

    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = Array(text) }

    /// Put together one by one: making a string of a part of an array is a matter of protocols, which takes longer.
    private func text(_ range: Range<Int>) -> String {
        var text = ""
        for index in range { text.append(characters[index]) }
        return text
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    mutating func next() -> Token? {
        while let character = current, character.isWhitespace { position += 1 }
        guard let first = current else { return nil }
        var isExcluded = false
        // A minus alone, or before a blank, is text; so is `-1`, which is likelier a number than a refusal of ones.
        if first == "-", position + 1 < characters.count, !characters[position + 1].isWhitespace,
            !characters[position + 1].isNumber, characters[position + 1] != "-"
        {
            isExcluded = true
            position += 1
        }
        let field = field()
        if current == "\"", let phrase = phrase() {
            let isPrefix = current == "*"
            if isPrefix { position += 1 }
            return Token(
                term: .init(text: phrase, field: field, isPrefix: isPrefix, isPhrase: true), isExcluded: isExcluded)
        }
        let start = position
        while let character = current, !character.isWhitespace { position += 1 }
        var word = text(start..<position)
        if word == "OR", field == nil, !isExcluded {
            return Token(term: .init(text: word, field: nil, isPrefix: false, isPhrase: false), isOr: true)
        }
        let isPrefix = word.count > 1 && word.hasSuffix("*")
        if isPrefix { word.removeLast() }
        return Token(
            term: .init(text: word, field: field, isPrefix: isPrefix, isPhrase: false), isExcluded: isExcluded)
    }

    /// `title:` and its like, if something follows; anything else before a colon is text.
    private mutating func field() -> SearchQuery.Field? {
        for field in SearchQuery.Field.allCases {
            let end = position + field.rawValue.count
            guard end + 1 < characters.count, characters[end] == ":",
                text(position..<end).lowercased() == field.rawValue,
                !characters[end + 1].isWhitespace
            else { continue }
            position = end + 1
            return field
        }
        return nil
    }

    /// The text up to the closing quote; without one the quote is text.
    private mutating func phrase() -> String? {
        guard let end = characters[(position + 1)...].firstIndex(of: "\"") else { return nil }
        let text = text(position + 1..<end)
        position = end + 1
        return text
    }
}
