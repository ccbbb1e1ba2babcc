import Testing

@testable import Vocabulary

/// Inline Markdown of literals; b, i and c mark bold, italic and code pieces.
@Suite struct InlineMarkdownTests {
    @Test(arguments: [
        ("plain", "plain"), ("**a** b", "b[a]| b"), ("*a* b", "i[a]| b"), ("_a_", "i[a]"), ("***a***", "bi[a]"),
        ("a `b*c*` d", "a |c[b*c*]| d"), ("[text](https://example.com) x", "text x"), ("~~gone~~", "gone"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("\\*a\\*", "*a*"), ("**open", "**open"),
        ("[no link]", "[no link]"), ("**a *b* c**", "b[a ]|bi[b]|b[ c]"), ("``", "``"), ("", "")
    ])
    func reads(text: String, expected: String) {
        let pieces = InlineMarkdown.pieces(of: text).map { piece in
            let mark = (piece.isBold ? "b" : "") + (piece.isItalic ? "i" : "") + (piece.isCode ? "c" : "")
            return mark.isEmpty ? piece.text : "\(mark)[\(piece.text)]"
        }
        #expect(pieces.joined(separator: "|") == expected)
    }
}
