import LayoutEngine
import Testing
import TextMetrics

/// Laws that hold for every text, on seeded random ones.
struct TextLawTests {
    /// A small generator, so that every run sees the same texts.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    private static let pieces = [
        "a", "to", "Wave", "illicit", "Überraschung", "AVAST", "e.g.", "1,000.50", "well-known", "(see", "note)",
        "“so”",
        "日本語", "です。", "한국어", "😀", "👨‍👩‍👧", "naïve", "x/y", "wait—what", "incomprehensibilities", "—", "…",
        "\u{301}", "a\u{200B}b", "soft\u{AD}hyphen", "no\u{A0}break", "\u{202E}olleh\u{202C}", "سلام", "สวัสดี", "नमस्ते",
        "e\u{301}\u{323}", "🇫🇷🇯🇵", "1️⃣", "👩🏽‍🚀", "❤️", "\u{FEFF}", "\u{200D}", "ᄒ\u{1161}ᆫ", "①", "𝒳", "\u{E000}", "…", "km/h",
        "₿5",
        "$1,000", "(a)", "『本』", "ー", "x\u{2060}y", "—", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    ]

    private static let separators = [
        "", "", " ", " ", " ", "  ", "\n", "\t", "\r\n", "\u{2028}", "\u{3000}", "\u{2003}"
    ]

    private static func text(_ generator: inout Generator) -> String {
        let count = Int.random(in: 1...14, using: &generator)
        return (0..<count).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                + separators[Int.random(in: 0..<separators.count, using: &generator)]
        }.joined()
    }

    private static func style(_ generator: inout Generator) -> (Font, ParagraphStyle) {
        let style = ParagraphStyle(
            platform: Bool.random(using: &generator) ? .iOS : .macOS,
            scale: [1, 2, 3][Int.random(in: 0..<3, using: &generator)],
            lineSpacing: [0, 0, 4][Int.random(in: 0..<3, using: &generator)])
        let textStyle = TextStyle.allCases[Int.random(in: 0..<TextStyle.allCases.count, using: &generator)]
        let weight = FontWeight.allCases[Int.random(in: 0..<FontWeight.allCases.count, using: &generator)]
        return (.textStyle(textStyle, weight: weight), style)
    }

    /// A text without what may hang over the end of a line: white-space and what has no width.
    private static func visible(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint }
    }

    @Test(arguments: 1...600)
    func laws(seed: Int) {
        var generator = Generator(state: UInt64(seed))
        let text = TextLawTests.text(&generator)
        let (font, style) = TextLawTests.style(&generator)
        let paragraph = Paragraph(text, font: font, style: style)
        let visible = TextLawTests.visible(text)
        var lastCount = Int.max
        for width in [0, 5, 20, 60, 100.5, 150, 240, 400, 5000] {
            let layout = paragraph.layout(for: ProposedViewSize(width: width, height: nil))
            // Wrapping never loses a character.
            #expect(TextLawTests.visible(layout.lines.map(\.text).joined()) == visible)
            // A wider proposal never needs more lines.
            #expect(layout.lines.count <= lastCount)
            lastCount = layout.lines.count
            // The lines and the spaces between them are the height.
            let resolved = font.resolved(platform: style.platform)
            let gap = max(resolved.leading, style.lineSpacing)
            let count = Double(layout.lines.count)
            let height = count * resolved.lineHeight + (count - 1) * gap
            #expect(abs((height * style.scale - 0.001).rounded(.up) / style.scale - layout.size.height) < 1e-9)
            // No line leaves the box, the box is not wider than the offer.
            #expect(layout.size.width <= width)
            if !layout.breaksWords {
                for line in layout.lines { #expect(line.width <= width + 1e-3) }
            }
            #expect(layout.baselines.first <= layout.baselines.last)
        }
        let natural = paragraph.layout(for: .unspecified)
        #expect(natural.lines.count == lastCount)
        #expect(paragraph.sizeThatFits(.infinity) == natural.size)
    }

    /// A text is as wide alone as in a line, and plain letters are as wide in company of others as by themselves.
    @Test(arguments: 1...200)
    func oneWidth(seed: Int) {
        var generator = Generator(state: UInt64(seed) &+ 4_242)
        let text = TextLawTests.text(&generator).filter { !$0.isNewline }
        let (font, style) = TextLawTests.style(&generator)
        let resolved = font.resolved(platform: style.platform)
        let line = Paragraph(text, font: font, style: style).layout(for: .unspecified).lines.first
        #expect(abs((line?.width ?? 0) - resolved.width(of: text)) < 1e-9)
        let plain = text.filter(\.isASCII).filter { !$0.isWhitespace } + " AVATAR To."
        let mixed = Paragraph(plain + "\u{2060}", font: font, style: style).layout(for: .unspecified).lines[0].width
        #expect(abs(mixed - resolved.width(of: plain)) < 1e-9)
    }

    /// A longer text is never narrower.
    @Test(arguments: 1...100)
    func widthIsMonotone(seed: Int) {
        var generator = Generator(state: UInt64(seed) &+ 77)
        let text = TextLawTests.text(&generator).filter { !$0.isNewline }
        let (font, style) = TextLawTests.style(&generator)
        let resolved = font.resolved(platform: style.platform)
        var last = 0.0
        for end in text.indices {
            let width = resolved.width(of: String(text[...end]))
            #expect(width >= last)
            last = width
        }
    }

    /// A height or a line limit shows the first lines as they are without it, only the last of them may be cut; the answer is
    /// never larger than the offer, but for one line.
    @Test(arguments: 1...300)
    func cutting(seed: Int) {
        var generator = Generator(state: UInt64(seed) &+ 555)
        let text = TextLawTests.text(&generator)
        var (font, style) = TextLawTests.style(&generator)
        let width = [30.0, 90, 200][Int.random(in: 0..<3, using: &generator)]
        let whole = Paragraph(text, font: font, style: style).layout(for: ProposedViewSize(width: width, height: nil))
        var last = 0
        for height in [1.0, 25, 60, 140, 400, 5000] {
            let proposal = ProposedViewSize(width: width, height: height)
            let cut = Paragraph(text, font: font, style: style).layout(for: proposal)
            // Taller offers never show fewer lines.
            #expect(cut.lines.count >= last)
            last = cut.lines.count
            #expect(cut.isTruncated == (cut.lines.count < whole.lines.count))
            #expect(cut.lines.count == 1 || cut.size.height <= height + 1 / style.scale)
            for (one, other) in zip(cut.lines.dropLast(cut.isTruncated ? 1 : 0), whole.lines) {
                #expect(one.text == other.text && one.baseline == other.baseline)
            }
            style.lineLimit = cut.lines.count
            let limited = Paragraph(text, font: font, style: style).layout(
                for: ProposedViewSize(width: width, height: nil))
            #expect(limited.lines == cut.lines)
            style.lineLimit = nil
        }
        #expect(last == whole.lines.count)
    }
}
