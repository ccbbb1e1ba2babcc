import Testing

@testable import Vocabulary

/// Inline Markdown of literals; b, i and c mark bold, italic and code pieces.
@Suite struct InlineMarkdownTests {
    @Test(arguments: [
        ("plain", "plain"), ("**a** b", "b[a]| b"), ("*a* b", "i[a]| b"), ("_a_", "i[a]"), ("***a***", "bi[a]"),
        ("a `b*c*` d", "a |c[b*c*]| d"), ("[text](https://example.com) x", "text x"), ("~~gone~~", "gone"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("\\*a\\*", "*a*"), ("**open", "**open"),
        ("[no link]", "[no link]"), ("**a *b* c**", "b[a ]|bi[b]|b[ c]"), ("``", "``"), ("", ""),
        // The rest follows CommonMark 0.31: flanking runs, the rule of three, code spans, nested links, entities.
        ("_a_b", "_a_b"), ("**a**b", "b[a]|b"), ("5*3*2", "5|i[3]|2"), ("``a`b``", "c[a`b]"), ("`` ` ``", "c[`]"),
        ("**a [b](u) c**", "b[a b c]"), ("[a [b] c](u)", "a [b] c"), ("[**a**](u \"t\")", "b[a]"), ("![alt](u)", "alt"),
        ("<https://a.b>", "https://a.b"), ("a < b & c &amp; d", "a < b & c & d"), ("*(a)*b", "*(a)*b"),
        ("***a** b*", "bi[a]|i[ b]"), ("***a* b**", "bi[a]|b[ b]"), ("~a~", "a"), ("~~~a~~~", "~~~a~~~"),
        ("*foo**bar*", "i[foo**bar]"), ("__a__ _b_", "b[a]| |i[b]"), ("a\nb *c*\n", "a\nb |i[c]|\n"), ("\\a", "\\a"),
        // A link holds no link, an image may; brackets pair inside first.
        ("[a [b](u) c](v)", "[a b c](v)"), ("![a [b](u) c](v)", "a b c"), ("[![a](u)](v) b", "a b"),
        ("[a](u(v)w) b", "a b"), ("[a](u(v b", "[a](u(v b"), ("[`](u)` b](v)", "c[](u)]| b"),
        ("<a b@c>", "<a b@c>"), ("<a<b@c>", "<ab@c"),
        // Foundation's attributes: only the agreement of a noun with its number changes the text.
        ("^[2 apple](inflect: true)", "2 apples"), ("^[1 apple](inflect: true)", "1 apple"),
        ("^[3 city](inflect: true) x", "3 cities x"), ("^[0 box](inflect: true)", "0 boxes"),
        ("^[2 apple](rainbow: 'x')", "2 apple"), ("a^b", "a^b"), ("x^[y", "x^[y")
    ])
    func reads(text: String, expected: String) {
        #expect(InlineMarkdownTests.shown(InlineMarkdown.pieces(of: text)) == expected)
    }

    /// The Markdown of interpolated values is not read; the ranges are UTF-8 offsets.
    @Test func interpolatedValuesArePlain() {
        let pieces = InlineMarkdown.pieces(of: "**é *x*** _y_", plain: [5..<8, 11..<14])
        #expect(InlineMarkdownTests.shown(pieces) == "b[é *x*]| _y_")
    }

    /// Many runs that never pair take linear time.
    @Test func unpairedMarksAreCheap() {
        let text = String(repeating: "a* _b ", count: 4_000)
        #expect(InlineMarkdown.pieces(of: text).map(\.text).joined().count == text.count)
    }

    /// Nor do brackets and addresses that never close, links in links and images in images.
    @Test(arguments: ["[", "[a](", "![", "<a", "^[", "(", "\\", "`a``"])
    func unclosedBracketsAreCheap(_ piece: String) {
        let text = String(repeating: piece, count: 4_000)
        #expect(!InlineMarkdown.pieces(of: text).isEmpty)
        let nested = text + "a" + String(repeating: "](x)", count: 4_000)
        #expect(!InlineMarkdown.pieces(of: nested).isEmpty)
    }

    private static func shown(_ pieces: [InlineMarkdown.Piece]) -> String {
        pieces.map { piece in
            let mark = (piece.isBold ? "b" : "") + (piece.isItalic ? "i" : "") + (piece.isCode ? "c" : "")
            return mark.isEmpty ? piece.text : "\(mark)[\(piece.text)]"
        }
        .joined(separator: "|")
    }
}
