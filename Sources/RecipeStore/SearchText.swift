import CanonicalJSON
import RecipeModel

/// The texts of a recipe as they are indexed.
struct SearchText {
    var title: String
    var tags: String
    var symbols: String
    var description: String
    var body: String
    var code: String

    init(title: String, tags: String, symbols: String, description: String, body: String, code: String) {
        self.title = title
        self.tags = tags
        self.symbols = symbols
        self.description = description
        self.body = body
        self.code = code
    }

    init(_ recipe: Recipe, symbols: [String]) {
        title = recipe.title
        tags = recipe.tags.joined(separator: ", ")
        self.symbols = Set(symbols).sorted().map(SearchText.split).joined(separator: ", ")
        description = recipe.description ?? ""
        body = SearchText.prose(of: recipe.body)
        code = recipe.snippet
    }

    /// A name with its words: `alignmentGuide` gives `alignmentGuide alignment Guide`, `LazyVGrid` `LazyVGrid Lazy Grid`.
    static func split(_ name: String) -> String {
        var words: [String] = []
        var word = ""
        var previous: Character = " "
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                previous = character
                continue
            }
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            // A capital begins a word, except inside a run of them: `HStack`, `LazyVGrid`, `URLCache`.
            let begins = character.isUppercase && (!previous.isUppercase || next.isLowercase)
            if begins, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
            previous = character
        }
        if !word.isEmpty { words.append(word) }
        let whole = String(name.filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
        // Single letters, as the one of `HStack`, say nothing.
        return words.count > 1 ? ([whole] + words.filter { $0.count > 1 }).joined(separator: " ") : whole
    }

    /// The Markdown without its fenced code, comments and tags, which would only repeat or be noise.
    static func prose(of markdown: String) -> String {
        var lines: [Substring] = []
        var fence: (character: Character, length: Int)?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
            let marker = text.first
            let length = text.prefix { $0 == marker }.count
            let isMarker = (marker == "`" || marker == "~") && length >= 3
            if let open = fence {
                if isMarker, marker == open.character, length >= open.length,
                    text.dropFirst(length).allSatisfy({ $0 == " " || $0 == "\t" })
                {
                    fence = nil
                }
            } else if isMarker, let marker {
                fence = (marker, length)
            } else {
                lines.append(line)
            }
        }
        var out = withoutComments(lines.joined(separator: "\n"))
        while let last = out.last, last.isNewline { out.removeLast() }
        return out
    }

    /// The text without `<!-- … -->`, byte by byte, as most of the time of adding would go into searching characters.
    private static func withoutComments(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        let bytes = Array(text.utf8)
        let open = Array("<!--".utf8)
        let close = Array("-->".utf8)
        var kept: [UInt8] = []
        var position = 0
        var canClose = true
        while position < bytes.count {
            if canClose, bytes[position...].starts(with: open) {
                var end = position + open.count
                while end < bytes.count, !bytes[end...].starts(with: close) { end += 1 }
                if end < bytes.count {
                    position = end + close.count
                    continue
                }
                // An open comment is text, and so are all after it.
                canClose = false
            }
            kept.append(bytes[position])
            position += 1
        }
        return String(decoding: kept, as: UTF8.self)
    }

    var all: [String] { [title, tags, symbols, description, body, code] }
}
