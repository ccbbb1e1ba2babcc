import LayoutEngine
import Testing
import TextMetrics

/// Texts that no design has.
struct StrangeTextTests {
    /// Every scalar has a size, alone and in a line that wraps: all of the first 12,288, a sample of the others.
    @Test func everyScalar() {
        var line = ""
        for code in Array(0..<0x3000) + Array(stride(from: UInt32(0x3000), through: 0x10FFFF, by: 61)) {
            guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
            line.unicodeScalars.append(scalar)
            let width = Font.platformDefault.resolved().width(of: String(scalar))
            if !(width >= 0 && width < 40) { Issue.record("U+\(String(code, radix: 16)) is \(width) wide") }
            guard code % 64 == 0 else { continue }
            let layout = Paragraph(line).layout(for: ProposedViewSize(width: 50, height: nil))
            if !(layout.size.width <= 50 && layout.size.height >= 20) { Issue.record("U+\(String(code, radix: 16))") }
            line = ""
        }
    }

    /// A long text takes linear time, whatever it is made of: hundreds of thousands of characters in seconds, not optimised.
    @Test(arguments: ["a", "a ", "\n", "長", "한", "e\u{301}", "😀", "-", " "])
    func longTexts(piece: String) {
        let text = String(repeating: piece, count: 20_000)
        let style = ParagraphStyle(lineLimit: 3)
        for width in [nil, 0, 100] as [Double?] {
            for height in [nil, 50] as [Double?] {
                let size = Paragraph(text, style: style).sizeThatFits(ProposedViewSize(width: width, height: height))
                #expect(size.height.isFinite && size.width.isFinite)
            }
        }
        let syllables = String(String.UnicodeScalarView((0xAC00..<0xD7A4).compactMap(Unicode.Scalar.init)))
        #expect(Paragraph(syllables).approximations.count == 1)
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
