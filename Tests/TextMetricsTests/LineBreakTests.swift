import LayoutEngine
import Testing
import TextMetrics

/// Where lines end; the expected places follow UAX #14.
struct LineBreakTests {
    /// The text at width 1, where every break that is allowed inside would be taken: words are cut by characters there, so
    /// the words are found by widening until none is cut.
    private func words(_ text: String) -> [String] {
        let paragraph = Paragraph(text)
        var width = 1.0
        while width < 1000 {
            let layout = paragraph.layout(for: ProposedViewSize(width: width, height: nil))
            if !layout.breaksWords { return layout.lines.map(\.text) }
            width += 1
        }
        return []
    }

    @Test(arguments: [
        ("wide-open", ["wide-", "open"]), ("minus -5", ["minus", "-5"]), ("either/other", ["either/", "other"]),
        ("wwwww (see", ["wwwww", "(see"]), ("word!! (x", ["word!!", "(x"]), ("1,000.50 MM", ["1,000.50", "MM"]),
        ("wait—what", ["wait", "—", "what"]), ("stop\u{A0}it", ["stop\u{A0}it"]), ("日本語", ["日", "本", "語"]),
        ("「日」本", ["「日」", "本"]), ("です。は", ["で", "す。", "は"]), ("😺🐶", ["😺", "🐶"]), ("한국", ["한", "국"]),
        ("a\u{200B}b", ["a", "b"]), ("👨‍👩‍👧🇩🇪", ["👨‍👩‍👧", "🇩🇪"])
    ])
    func breaks(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    /// A line break in the text always ends a line; empty lines stay.
    @Test func hardBreaks() {
        let paragraph = Paragraph("a\n\nb\r\nc\n")
        #expect(paragraph.lines(for: .unspecified) == ["a", "", "b", "c", ""])
        let five = Paragraph("a\nb\nc\nd\ne").sizeThatFits(.unspecified)
        #expect(paragraph.sizeThatFits(.unspecified).height == five.height)
    }
}
