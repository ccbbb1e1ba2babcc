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
        "\u{301}"
    ]

    private static let separators = ["", " ", " ", " ", "  ", "\n"]

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

    @Test(arguments: 1...300)
    func laws(seed: Int) {
        var generator = Generator(state: UInt64(seed))
        let text = TextLawTests.text(&generator)
        let (font, style) = TextLawTests.style(&generator)
        let paragraph = Paragraph(text, font: font, style: style)
        let visible = text.filter { !$0.isWhitespace }
        var lastCount = Int.max
        for width in [0, 5, 20, 60, 100.5, 150, 240, 400, 5000] {
            let layout = paragraph.layout(for: ProposedViewSize(width: width, height: nil))
            // Wrapping never loses a character.
            #expect(layout.lines.map(\.text).joined().filter { !$0.isWhitespace } == visible)
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

    /// A longer text is never narrower.
    @Test(arguments: 1...100)
    func widthIsMonotone(seed: Int) {
        var generator = Generator(state: UInt64(seed) &+ 77)
        let text = TextLawTests.text(&generator).filter { $0 != "\n" }
        let (font, style) = TextLawTests.style(&generator)
        let resolved = font.resolved(platform: style.platform)
        var last = 0.0
        for end in text.indices {
            let width = resolved.width(of: String(text[...end]))
            #expect(width >= last)
            last = width
        }
    }
}

/// Numbers that no design has must neither stop the program nor give sizes that are no numbers.
struct TextExtremesTests {
    static let numbers: [Double] = [0, -1, 1e-9, 1e9, -1e300, 1e300, .infinity, -.infinity, .nan]

    @Test(arguments: numbers)
    func extremes(number: Double) {
        var run = TextRun("Hg wide 設 😀", font: .system(size: number), tracking: number, kerning: number)
        run.baselineOffset = number
        let image = InlineImage(size: Size(width: number, height: number), baseline: number)
        for factor in [number, 0.5] {
            let style = ParagraphStyle(
                scale: number, lineLimit: 2, minimumLines: .max, lineSpacing: number, minimumScaleFactor: factor,
                allowsTightening: true)
            for runs in [[run], [run, TextRun(image: image), TextRun("x")], []] {
                let paragraph = Paragraph(runs: runs, style: style)
                for width in [nil, 0, 50, number] {
                    for height in [nil, 0, number] {
                        let size = paragraph.sizeThatFits(.init(width: width, height: height))
                        #expect(size.width.isFinite && size.height.isFinite)
                        #expect(paragraph.baselines(for: .init(width: width, height: height))?.last.isFinite == true)
                    }
                }
                #expect(paragraph.spacingDistances.below.isFinite)
            }
        }
        #expect(DynamicTypeSize.small.scaled(number).isNaN == number.isNaN)
    }

    /// A font of 4,000 points, the largest there is, still adds up: SwiftUI's advances are linear there.
    @Test func hugeFont() {
        let width = Font.system(size: 4_000).resolved().width(of: "WWWW MMMM")
        #expect(abs(width / Font.system(size: 1_000).resolved().width(of: "WWWW MMMM") - 4) < 1e-6)
    }
}
