import LayoutEngine
import Testing
import TextMetrics

@testable import Vocabulary

/// What modifiers say about texts and symbols, compared with the text module's own answers.
@Suite struct TextWordTests {
    private func size(_ view: CallNode, in width: Double = 300) throws -> Size {
        let lowering = Lowering()
        let nodes = try lowering.context.lower(view)
        return lowering.tree.sizeThatFits(try #require(nodes.first), ProposedViewSize(width: width, height: 200))
    }

    private func text(_ string: String) -> CallNode { call("Text", ["content": .string(string)]) }

    private func paragraph(_ string: String, _ font: Font = .platformDefault, _ style: ParagraphStyle = .init()) -> Size
    {
        Paragraph(string, font: font, style: style).sizeThatFits(ProposedViewSize(width: 300, height: 200))
    }

    @Test func fontsAreMadeOfModifiers() throws {
        let title = FontValue(.textStyle("title")).asValue
        #expect(try size(text("Hamburg")) == paragraph("Hamburg"))
        #expect(try size(text("Hamburg").with("font", ["font": title])) == paragraph("Hamburg", .textStyle(.title)))
        #expect(
            try size(text("Hamburg").with("bold").with("font", ["font": title]))
                == paragraph("Hamburg", .textStyle(.title).bold()))
        #expect(
            try size(text("Hamburg").with("fontWeight", ["weight": token("Font.Weight", "semibold")]))
                == paragraph("Hamburg", .platformDefault.weight(.semibold)))
        // The inner weight holds, as modifiers of fonts are applied from the outside inwards.
        #expect(
            try size(text("Hamburg").with("fontWeight", ["weight": token("Font.Weight", "regular")]).with("bold"))
                == paragraph("Hamburg", .platformDefault.weight(.regular)))
    }

    @Test func settingsReachTheParagraph() throws {
        let long = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
        #expect(
            try size(text(long).with("lineLimit", ["number": .int(1)]))
                == paragraph(long, .platformDefault, .init(lineLimit: 1)))
        #expect(
            try size(text("a").with("lineLimit", ["limit": .int(3), "reservesSpace": .bool(true)]))
                == paragraph("a", .platformDefault, .init(lineLimit: 3, minimumLines: 3)))
        let range = RangeValue(lower: .int(2), upper: .int(4), isClosed: true)
        #expect(
            try size(text("a").with("lineLimit", ["limit": .range(range)]))
                == paragraph("a", .platformDefault, .init(lineLimit: 4, minimumLines: 2)))
        #expect(
            try size(text(long).with("lineSpacing", ["lineSpacing": .double(9)]))
                == paragraph(long, .platformDefault, .init(lineSpacing: 9)))
        #expect(
            try size(text("a").with("textCase", ["textCase": token("Text.Case", "uppercase")])) == paragraph("A"))
        #expect(
            try size(text("a").with("dynamicTypeSize", ["size": token("DynamicTypeSize", "xxxLarge")]))
                == paragraph("a", .platformDefault, .init(dynamicTypeSize: .xxxLarge)))
    }

    /// Joined texts keep their own modifiers and share those around them.
    @Test func joinedTextsKeepTheirModifiers() throws {
        let joined = call(
            "Text", [:], [text("Big").with("font", ["font": FontValue(.system(size: 40)).asValue]), text("small")])
        let runs = [TextRun("Big", font: .system(size: 40).bold()), TextRun("small", font: .platformDefault.bold())]
        let expected = Paragraph(runs: runs).sizeThatFits(ProposedViewSize(width: 300, height: 200))
        #expect(try size(joined.with("bold")) == expected)
    }

    /// Only a literal, which is a key, is read as Markdown.
    @Test func markdownIsForLiterals() throws {
        let key = call("Text", ["content": LocalizedStringKeyValue("**a** b").asValue])
        let expected = Paragraph(runs: [TextRun("a", font: .platformDefault.bold()), TextRun(" b")])
            .sizeThatFits(ProposedViewSize(width: 300, height: 200))
        #expect(try size(key) == expected)
        #expect(try size(text("**a** b")) == paragraph("**a** b"))
        #expect(TextView.title(of: key) == "Text(\"a b\")")
    }

    /// Texts and images in a literal are pieces of their own; the Markdown of interpolated values is not read.
    @Test func interpolatedTextsAndImages() throws {
        let big = text("b").with("font", ["font": FontValue(.system(size: 40)).asValue])
        let parts: [InterpolationPart] = [.literal("*A*"), .view(big), .literal(" "), .value("*c*")]
        let joined = call("Text", ["content": LocalizedStringKeyValue.value(of: parts)])
        let runs = [
            TextRun("A", font: .platformDefault.italic()), TextRun("b", font: .system(size: 40)), TextRun(" *c*")
        ]
        #expect(try size(joined) == Paragraph(runs: runs).sizeThatFits(ProposedViewSize(width: 300, height: 200)))
        #expect(TextView.title(of: joined) == "Text(\"Ab *c*\")")

        let star = call("Image", ["systemName": .string("star")])
        let image = call("Text", ["content": LocalizedStringKeyValue.value(of: [.view(star), .literal(" 1")])])
        let symbol = SymbolMetrics.size(named: "star", font: Font.platformDefault.resolved(platform: .iOS))
        let number = try size(text(" 1"))
        #expect(abs(try size(image).width - symbol.size.width - number.width) < 0.34)
    }

    /// The pieces of an attributed string have their own fonts; the place's font is for what has none.
    @Test func attributedStrings() throws {
        var string = AttributedStringValue("one two")
        let range = try #require(string.range(of: "two"))
        var part = string[range]
        part["font"] = FontValue(.system(size: 40)).asValue
        part["kern"] = .double(2)
        string[range] = part
        let shown = call("Text", ["content": string.asValue]).with(
            "font", ["font": FontValue(.system(size: 20)).asValue])
        let runs = [TextRun("one ", font: .system(size: 20)), TextRun("two", font: .system(size: 40), kerning: 2)]
        #expect(try size(shown) == Paragraph(runs: runs).sizeThatFits(ProposedViewSize(width: 300, height: 200)))
        let marked = call("Text", ["content": AttributedStringValue(markdown: "**a** b").asValue])
        let bold = [TextRun("a", font: .platformDefault.bold()), TextRun(" b")]
        #expect(try size(marked) == Paragraph(runs: bold).sizeThatFits(ProposedViewSize(width: 300, height: 200)))
    }

    /// A text with tracking ignores its kerning, as Apple documents.
    @Test func trackingReplacesKerning() throws {
        let tracked = text("abc").with("tracking", ["tracking": .double(5)])
        let both = tracked.with("kerning", ["kerning": .double(10)])
        #expect(try size(both) == size(text("abc").with("tracking", ["tracking": .double(5)])))
        #expect(try size(text("abc").with("tracking", ["tracking": .double(5)])).width > size(text("abc")).width + 14)
    }

    /// star is 22 x 20 points at 17 points (recorded at 2x); resizable takes the offer.
    @Test func symbolsFollowTheFont() throws {
        let star = call("Image", ["systemName": .string("star")])
        let font = Font.platformDefault.resolved(platform: .iOS)
        #expect(try size(star) == SymbolMetrics.size(named: "star", font: font).size)
        #expect(
            try size(star.with("imageScale", ["scale": token("Image.Scale", "large")]))
                == SymbolMetrics.size(named: "star", font: font, imageScale: .large).size)
        #expect(try size(star.with("resizable")) == Size(width: 300, height: 200))
    }
}
