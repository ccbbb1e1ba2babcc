import LayoutEngine
import Testing
import TextMetrics

/// The answers to proposals; L numbers are rules of the layout specification.
struct ParagraphTests {
    static let sentence = "The quick brown fox jumps over the lazy dog and keeps on running far away."
    let macOS = ParagraphStyle(platform: .macOS)

    /// Six lines of 16 at a width of 100 in macOS's default font, recorded; of them as many as fit, at least one (L8).
    @Test(arguments: [
        (Double?.none, 96.0), (0, 16), (8, 16), (20, 16), (32, 32), (40, 32), (48, 48), (70, 64), (1000, 96)
    ])
    func linesByHeight(height: Double?, expected: Double) {
        let proposal = ProposedViewSize(width: 100, height: height)
        #expect(Paragraph(ParagraphTests.sentence, style: macOS).sizeThatFits(proposal).height == expected)
    }

    /// (0, 0) is 0 × 0; (0, nil) has one character a line and no width (L8).
    @Test func zero() {
        let paragraph = Paragraph("Hello", style: macOS)
        #expect(paragraph.sizeThatFits(.zero) == .zero)
        let narrow = ProposedViewSize(width: 0, height: nil)
        #expect(paragraph.sizeThatFits(narrow) == Size(width: 0, height: 80))
        #expect(paragraph.lines(for: narrow) == ["H", "e", "l", "l", "o"])
        #expect(paragraph.layout(for: narrow).breaksWords)
    }

    /// The same size for nil, infinity and any offer that is wide enough (L8).
    @Test func wideEnough() {
        let paragraph = Paragraph("Hello, world", style: macOS)
        for width in [nil, 72, 100, Double.infinity] {
            #expect(paragraph.sizeThatFits(.init(width: width, height: nil)) == Size(width: 72, height: 16))
        }
    }

    /// A wrapped text is as wide as its widest line with its trailing space, not as the offer (L8).
    @Test func wrappedWidth() {
        let font = Font.platformDefault.resolved(platform: .macOS)
        let size = Paragraph("Hello world", style: macOS).sizeThatFits(.init(width: 50, height: nil))
        let natural = max(font.width(of: "Hello "), font.width(of: "world"))
        #expect(size == Size(width: (natural * 2).rounded(.up) / 2, height: 32))
    }

    /// What is offered its own answer keeps all its lines, also where lines have leading.
    @Test(arguments: [TextStyle.body, .caption2, .footnote, .largeTitle], [2.0, 3.0])
    func ownSizeFits(style: TextStyle, scale: Double) {
        for width in [60.0, 100, 200, 333] {
            let paragraph = Paragraph(
                ParagraphTests.sentence, font: .textStyle(style), style: ParagraphStyle(scale: scale))
            let size = paragraph.sizeThatFits(.init(width: width, height: nil))
            #expect(paragraph.sizeThatFits(ProposedViewSize(size)) == size)
        }
    }

    /// L9: a limit, a range, reserved space; 16 points a line.
    @Test(arguments: [
        (Int?.some(2), 0, 32.0), (1, 0, 16), (0, 0, 16), (-3, 0, 16), (8, 0, 96), (nil, 8, 128), (8, 8, 128), (3, 2, 48)
    ])
    func lineLimit(limit: Int?, minimum: Int, expected: Double) {
        let style = ParagraphStyle(platform: .macOS, lineLimit: limit, minimumLines: minimum)
        let paragraph = Paragraph(ParagraphTests.sentence, style: style)
        #expect(paragraph.sizeThatFits(.init(width: 100, height: nil)).height == expected)
        #expect(paragraph.layout(for: .init(width: 100, height: nil)).isTruncated == ((limit ?? 9) < 6))
    }

    /// L10: where the ellipsis stands; the drawn line is never wider than the offer.
    @Test(arguments: [
        (TruncationMode.tail, "The", "…"), (.head, "…", "away."), (.middle, "The", "away.")
    ])
    func truncation(mode: TruncationMode, start: String, end: String) {
        let style = ParagraphStyle(platform: .macOS, lineLimit: 1, truncationMode: mode)
        let layout = Paragraph(ParagraphTests.sentence, style: style).layout(for: .init(width: 150, height: nil))
        #expect(layout.lines.count == 1)
        #expect(layout.lines[0].text.hasPrefix(start) && layout.lines[0].text.hasSuffix(end))
        #expect(layout.lines[0].text.contains("…"))
        #expect(layout.lines[0].width <= 150 && layout.lines[0].width > 130)
        #expect(layout.isTruncated)
    }

    /// A cut after a hard line break shows an ellipsis too.
    @Test func truncationAtHardBreak() {
        let style = ParagraphStyle(lineLimit: 1)
        #expect(Paragraph("One\nTwo", style: style).lines(for: .unspecified) == ["One…"])
    }

    /// L10: the font shrinks until the text fits, but not below the factor.
    @Test func minimumScaleFactor() {
        let style = ParagraphStyle(platform: .macOS, lineLimit: 1, minimumScaleFactor: 0.5)
        let paragraph = Paragraph("Hello, world", font: .system(size: 26), style: style)
        let natural = paragraph.sizeThatFits(.unspecified).width
        let layout = paragraph.layout(for: .init(width: natural * 0.7, height: nil))
        #expect(!layout.isTruncated)
        #expect(layout.scaleFactor < 0.8 && layout.scaleFactor > 0.6)
        #expect(layout.size.width <= natural * 0.7)
        let tiny = paragraph.layout(for: .init(width: 20, height: nil))
        #expect(tiny.isTruncated)
        #expect(tiny.scaleFactor == 0.5)
    }

    /// L11: lines move inside the text's own box, which stays as it is.
    @Test func alignment() {
        let text = "Hg\nHello, world"
        let plain = Paragraph(text, style: macOS).layout(for: .unspecified)
        for (alignment, share) in [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
            let style = ParagraphStyle(platform: .macOS, alignment: alignment)
            let layout = Paragraph(text, style: style).layout(for: .unspecified)
            #expect(layout.size == plain.size)
            #expect(abs(layout.lines[0].x - (layout.size.width - layout.lines[0].width) * share) < 1e-9)
        }
    }

    /// L12: the space between lines is at least `lineSpacing`, and more than one line is needed for it.
    @Test func lineSpacing() {
        let style = ParagraphStyle(platform: .macOS, lineSpacing: 10)
        #expect(Paragraph("Hg", style: style).sizeThatFits(.unspecified).height == 16)
        let two = Paragraph("Hg\nHg", style: style)
        #expect(two.sizeThatFits(.unspecified).height == 42)
        #expect(two.baselines(for: .unspecified) == TextBaselines(first: 13, last: 39))
    }

    /// L12: mixed fonts stand on the baseline of the tallest one; recorded: 74 wide, baseline 25 in the plain metrics.
    @Test func mixedFonts() {
        let paragraph = Paragraph(
            runs: [TextRun("Big ", font: .textStyle(.largeTitle)), TextRun("small")], style: macOS)
        #expect(paragraph.sizeThatFits(.unspecified) == Size(width: 74, height: 31))
        #expect(paragraph.baselines(for: .unspecified)?.first == 25)
        let fragments = paragraph.layout(for: .unspecified).lines[0].fragments
        #expect(fragments.map(\.text) == ["Big ", "small"])
        #expect(fragments[1].x == fragments[0].width)
    }

    /// Two lines of which the second is one word are balanced on macOS, where the word before fits and evens them out.
    @Test func balancesTwoLines() {
        let text = "Something rather unbalanced is here"
        let width = Paragraph("Something rather unbalanced is", style: macOS).sizeThatFits(.unspecified).width
        let proposal = ProposedViewSize(width: width, height: nil)
        #expect(Paragraph(text, style: macOS).lines(for: proposal) == ["Something rather unbalanced", "is here"])
    }

    /// Tracking and kerning add to every character; a raised run makes its line taller by as much.
    @Test func runAttributes() {
        let plain = Paragraph("Hello", style: macOS)
        let spaced = Paragraph(runs: [TextRun("Hello", tracking: 1, kerning: 0.5)], style: macOS)
        let plainWidth = plain.layout(for: .unspecified).lines[0].width
        let difference = spaced.layout(for: .unspecified).lines[0].width - plainWidth
        #expect(abs(difference - 7.5) < 1e-5)
        let raised = Paragraph(runs: [TextRun("x"), TextRun("2", baselineOffset: 5)], style: macOS)
        #expect(raised.sizeThatFits(.unspecified).height == 21)
        #expect(raised.baselines(for: .unspecified)?.first == 18)
    }

    /// An image takes its place in the line.
    @Test func inlineImage() {
        let image = InlineImage(size: Size(width: 20, height: 30), baseline: 24)
        let paragraph = Paragraph(runs: [TextRun(image: image), TextRun("Hg")], style: macOS)
        #expect(paragraph.sizeThatFits(.unspecified) == Size(width: 37.5, height: 30))
        #expect(paragraph.baselines(for: .unspecified)?.first == 24)
    }

    @Test func textCase() {
        let style = ParagraphStyle(platform: .macOS, textCase: .uppercase)
        #expect(Paragraph("Straße", style: style).lines(for: .unspecified) == ["STRASSE"])
    }

    /// What is estimated is said.
    @Test func approximations() {
        #expect(Paragraph("Hello").approximations.isEmpty)
        #expect(Paragraph("Hi", font: .custom(name: "Futura", size: 12)).approximations == [.customFont("Futura")])
        #expect(Paragraph("Hi", font: .textStyle(.body, design: .serif)).approximations == [.design(.serif)])
        #expect(Paragraph("Hi", font: .system(size: 12, weight: .black)).approximations == [.weight(.black)])
        #expect(Paragraph("Größe 設 สวัสดี").approximations == [.characters("สวัดี")])
    }

    /// A text style follows the Dynamic Type size: body is 53 points at accessibility5; a fixed size does not follow.
    @Test func dynamicType() {
        let font = Font.textStyle(.body)
        #expect(font.resolved(dynamicTypeSize: .accessibility5).size == 53)
        #expect(Font.system(size: 17).resolved(dynamicTypeSize: .accessibility5).size == 17)
        #expect(Font.custom(name: "x", size: 17).resolved(dynamicTypeSize: .accessibility5).size == 53)
        #expect(Font.custom(name: "x", fixedSize: 17).resolved(dynamicTypeSize: .accessibility5).size == 17)
        #expect(font.resolved(platform: .macOS, dynamicTypeSize: .accessibility5).size == 13)
        #expect(DynamicTypeSize.xxxLarge.scaled(17) == 23)
    }

    /// Bold of a text style is its emphasised weight; headline is semibold by itself.
    @Test func weights() {
        #expect(Font.textStyle(.body).bold().resolved().weight == .semibold)
        #expect(Font.textStyle(.largeTitle).bold().resolved().weight == .bold)
        #expect(Font.textStyle(.headline).resolved().weight == .semibold)
        #expect(Font.textStyle(.headline).resolved(platform: .macOS).weight == .bold)
        #expect(Font.system(size: 17).bold().resolved().weight == .bold)
        #expect(Font.textStyle(.body).weight(.heavy).resolved().weight == .heavy)
    }
}
