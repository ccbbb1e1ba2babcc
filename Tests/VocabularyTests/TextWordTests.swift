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
