/// The inline Markdown of a localised text: emphasis, code, strikethrough, links and escapes, as CommonMark reads them.
///
/// White-space and line breaks stay as they are; blocks such as headings and lists are plain text.
struct InlineMarkdown {
    /// A piece of text with one look.
    struct Piece: Hashable {
        var text: String
        var isBold = false
        var isItalic = false
        var isCode = false
    }

    /// What emphasis is found in: pieces of text, and runs of marks that may open or close it.
    enum Token {
        case piece(Piece)
        case marks(Marks)
    }

    /// A run of equal marks.
    struct Marks {
        var character: Character
        var count: Int
        /// The length as it is written.
        let length: Int
        let canOpen: Bool
        let canClose: Bool
    }

    private let characters: [Character]
    /// Which characters stand for themselves: those of interpolated values.
    private let isPlain: [Bool]
    private let links: InlineLinks

    /// The pieces of a text; in `plain`, ranges of UTF-8 offsets, nothing is Markdown.
    static func pieces(of text: String, plain: [Range<Int>] = []) -> [Piece] {
        guard text.utf8.contains(where: isMark) else { return [Piece(text: text)] }
        let reader = InlineMarkdown(text, plain)
        var pieces: [Piece] = []
        for case .piece(let piece) in reader.tokens(0..<reader.characters.count, depth: 0) where !piece.text.isEmpty {
            if let last = pieces.last, Piece(text: piece.text, look: last) == piece {
                pieces[pieces.count - 1].text += piece.text
            } else {
                pieces.append(piece)
            }
        }
        return pieces.isEmpty ? [Piece(text: "")] : pieces
    }

    /// What is left of a text without its marks.
    static func text(of text: String, plain: [Range<Int>] = []) -> String {
        guard text.utf8.contains(where: isMark) else { return text }
        return pieces(of: text, plain: plain).reduce(into: "") { $0 += $1.text }
    }

    /// Whether a byte may begin something that is more than text.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
            true
        default: false
        }
    }

    private init(_ text: String, _ plain: [Range<Int>]) {
        let characters = Array(text)
        var offset = 0
        var value = 0
        let isPlain = characters.map { character in
            defer { offset += character.utf8.count }
            while value < plain.count, plain[value].upperBound <= offset { value += 1 }
            return value < plain.count && plain[value].contains(offset)
        }
        self.characters = characters
        self.isPlain = isPlain
        links = InlineLinks(in: characters, isPlain: isPlain)
    }

    /// The pieces of a part of the text, with the emphasis that begins and ends in it.
    private func tokens(_ range: Range<Int>, depth: Int) -> [Token] {
        var tokens: [Token] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if !isPlain[index], let end = readMarkup(at: index, in: range, depth: depth, into: &tokens) {
                index = end
            } else {
                tokens.append(.piece(Piece(text: String(characters[index]))))
                index += 1
            }
        }
        InlineEmphasis.apply(to: &tokens)
        return tokens
    }

    /// The index behind the markup that begins at `index`; `nil` if none does.
    private func readMarkup(at index: Int, in range: Range<Int>, depth: Int, into tokens: inout [Token]) -> Int? {
        switch characters[index] {
        case "\\":
            guard index + 1 < range.upperBound, isMark(index + 1), characters[index + 1].isASCIIPunctuation else {
                return nil
            }
            tokens.append(.piece(Piece(text: String(characters[index + 1]))))
            return index + 2
        case "`": return readCode(at: index, in: range, into: &tokens)
        case "!" where index + 1 < range.upperBound && characters[index + 1] == "[" && isMark(index + 1):
            // An image shows what it says instead.
            return readLink(at: index + 1, in: range, depth: depth, into: &tokens)
        case "^" where index + 1 < range.upperBound && characters[index + 1] == "[" && isMark(index + 1):
            // Attributes of Foundation's own; only the agreement of a noun with its number changes the text.
            let start = tokens.count
            guard let end = readLink(at: index + 1, in: range, depth: depth, into: &tokens) else { return nil }
            if links.address(of: index + 1, in: characters).contains("inflect") { Self.inflect(&tokens, from: start) }
            return end
        case "[": return readLink(at: index, in: range, depth: depth, into: &tokens)
        case "<": return readAddress(at: index, in: range, into: &tokens)
        case "&": return readEntity(at: index, in: range, into: &tokens)
        case "*", "_", "~":
            let end = run(at: index, in: range)
            if characters[index] == "~", end - index > 2 {
                tokens.append(.piece(Piece(text: String(characters[index..<end]))))
                return end
            }
            tokens.append(.marks(marks(index..<end, in: range)))
            return end
        default: return nil
        }
    }

    /// Code between two runs of equally many backticks.
    private func readCode(at index: Int, in range: Range<Int>, into tokens: inout [Token]) -> Int? {
        let start = run(at: index, in: range)
        var end = start
        while end < range.upperBound {
            guard isMark(end), characters[end] == "`" else {
                end += 1
                continue
            }
            let close = run(at: end, in: range)
            if close - end == start - index {
                var inner = start..<end
                if inner.count > 2, characters[start] == " ", characters[end - 1] == " ",
                    characters[inner].contains(where: { $0 != " " })
                {
                    inner = start + 1..<end - 1
                }
                tokens.append(.piece(Piece(text: String(characters[inner]), isCode: true)))
                return close
            }
            end = close
        }
        tokens.append(.piece(Piece(text: String(characters[index..<start]))))
        return start
    }

    /// `[text](address "title")` shows its text.
    private func readLink(at index: Int, in range: Range<Int>, depth: Int, into tokens: inout [Token]) -> Int? {
        guard depth < Self.depthLimit, let link = links[index], link.end <= range.upperBound else { return nil }
        tokens += self.tokens(link.text, depth: depth + 1)
        return link.end
    }

    /// Images in images are text from here on.
    private static let depthLimit = 16

    /// Makes the noun behind a number its plural.
    private static func inflect(_ tokens: inout [Token], from start: Int) {
        let pieces = tokens[start...].compactMap { if case .piece(let piece) = $0 { piece } else { nil } }
        guard let last = pieces.last, pieces.count == tokens.count - start else { return }
        let text = pieces.map(\.text).joined()
        let plural = EnglishText.agreeing(text)
        guard plural != text else { return }
        tokens.removeSubrange(start...)
        tokens.append(.piece(Piece(text: plural, look: last)))
    }

    /// `<https://…>` and `<name@host>` show their address.
    private func readAddress(at index: Int, in range: Range<Int>, into tokens: inout [Token]) -> Int? {
        guard
            let end = characters[index + 1..<range.upperBound].firstIndex(where: {
                $0 == ">" || $0 == "<" || $0.isWhitespace
            }), characters[end] == ">"
        else { return nil }
        let address = characters[index + 1..<end]
        guard address.contains(":") || address.contains("@") else { return nil }
        tokens.append(.piece(Piece(text: String(address))))
        return end + 1
    }

    /// The named entities that texts use.
    private func readEntity(at index: Int, in range: Range<Int>, into tokens: inout [Token]) -> Int? {
        let rest = characters[index + 1..<min(range.upperBound, index + 8)]
        guard let end = rest.firstIndex(of: ";"), let text = Self.entities[String(rest[..<end])] else { return nil }
        tokens.append(.piece(Piece(text: text)))
        return end + 1
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
        "ndash": "–", "mdash": "—"
    ]

    /// Which emphasis a run of marks can open and close: it opens before a word and closes after one; an underscore inside a
    /// word does neither.
    private func marks(_ run: Range<Int>, in range: Range<Int>) -> Marks {
        let before = run.lowerBound > range.lowerBound ? characters[run.lowerBound - 1] : " "
        let after = run.upperBound < range.upperBound ? characters[run.upperBound] : " "
        func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let opens =
            !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
        let closes =
            !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        let isUnderscore = characters[run.lowerBound] == "_"
        return Marks(
            character: characters[run.lowerBound], count: run.count, length: run.count,
            canOpen: opens && (!isUnderscore || !closes || isPunctuation(before)),
            canClose: closes && (!isUnderscore || !opens || isPunctuation(after)))
    }

    private func run(at index: Int, in range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, characters[end] == characters[index], isMark(end) { end += 1 }
        return end
    }

    private func isMark(_ index: Int) -> Bool { !isPlain[index] }
}

extension InlineMarkdown.Piece {
    /// A text that looks as another piece does.
    fileprivate init(text: String, look: InlineMarkdown.Piece) {
        self = look
        self.text = text
    }
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
