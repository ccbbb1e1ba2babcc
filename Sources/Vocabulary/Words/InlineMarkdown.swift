/// The inline Markdown of a string literal: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and `[links](…)`.
struct InlineMarkdown {
    /// A piece of text with one look.
    struct Piece: Hashable {
        var text: String
        var isBold = false
        var isItalic = false
        var isCode = false
    }

    private let characters: [Character]
    private var pieces: [Piece] = []
    private var isBold = false
    private var isItalic = false

    /// The pieces of a text.
    static func pieces(of text: String) -> [Piece] {
        guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [Piece(text: text)] }
        var reader = InlineMarkdown(text)
        reader.read(0..<reader.characters.count)
        return reader.pieces.isEmpty ? [Piece(text: "")] : reader.pieces
    }

    private init(_ text: String) { characters = Array(text) }

    private mutating func read(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = readMarkup(at: index, in: range) ?? plain(at: index)
        }
    }

    private mutating func plain(at index: Int) -> Int {
        add(String(characters[index]))
        return index + 1
    }

    /// The index behind the markup that begins at `index`; `nil` if none does.
    private mutating func readMarkup(at index: Int, in range: Range<Int>) -> Int? {
        switch characters[index] {
        case "\\" where index + 1 < range.upperBound && Self.isEscapable(characters[index + 1]):
            return plain(at: index + 1)
        case "`":
            guard let end = find("`", from: index + 1, in: range), end > index + 1 else { return nil }
            add(String(characters[index + 1..<end]), isCode: true)
            return end + 1
        case "[":
            return readLink(at: index, in: range)
        case "~" where repeats("~", at: index, in: range) == 2:
            guard let end = close("~", 2, from: index + 2, in: range) else { return nil }
            read(index + 2..<end)
            return end + 2
        case "*", "_":
            return readEmphasis(characters[index], at: index, in: range)
        default:
            return nil
        }
    }

    private mutating func readEmphasis(_ mark: Character, at index: Int, in range: Range<Int>) -> Int? {
        let count = min(repeats(mark, at: index, in: range), 3)
        // An underscore inside a word is an underscore.
        if mark == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber { return nil }
        guard index + count < range.upperBound, !characters[index + count].isWhitespace,
            let end = close(mark, count, from: index + count, in: range)
        else { return nil }
        let outer = (isBold, isItalic)
        if count >= 2 { isBold = true }
        if count != 2 { isItalic = true }
        read(index + count..<end)
        (isBold, isItalic) = outer
        return end + count
    }

    private mutating func readLink(at index: Int, in range: Range<Int>) -> Int? {
        guard let end = find("]", from: index + 1, in: range), end + 1 < range.upperBound, characters[end + 1] == "(",
            let close = find(")", from: end + 2, in: range)
        else { return nil }
        read(index + 1..<end)
        return close + 1
    }

    /// Where exactly `count` marks close what they opened; no white-space stands before them.
    private func close(_ mark: Character, _ count: Int, from start: Int, in range: Range<Int>) -> Int? {
        var index = start
        while index < range.upperBound {
            if characters[index] == mark {
                let found = repeats(mark, at: index, in: range)
                if found == count, index > start, !characters[index - 1].isWhitespace { return index }
                index += found
            } else {
                index += 1
            }
        }
        return nil
    }

    private func find(_ mark: Character, from start: Int, in range: Range<Int>) -> Int? {
        characters[min(start, range.upperBound)..<range.upperBound].firstIndex(of: mark)
    }

    private func repeats(_ mark: Character, at index: Int, in range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, characters[end] == mark { end += 1 }
        return end - index
    }

    private mutating func add(_ text: String, isCode: Bool = false) {
        if let last = pieces.indices.last, pieces[last].isBold == isBold, pieces[last].isItalic == isItalic,
            pieces[last].isCode == isCode
        {
            pieces[last].text += text
        } else {
            pieces.append(Piece(text: text, isBold: isBold, isItalic: isItalic, isCode: isCode))
        }
    }

    private static func isEscapable(_ character: Character) -> Bool { "*_`~[]()\\".contains(character) }
}
