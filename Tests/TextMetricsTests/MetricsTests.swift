import LayoutEngine
import Testing
import TextMetrics

struct MetricsTests {
    struct Line: Sendable {
        var style: TextStyle
        var atTwo: Double
        var atThree: Double
    }

    /// One-line heights on iOS at 2x and 3x: size × 2444/2048 rounded up to a pixel.
    static let lines = [
        Line(style: .largeTitle, atTwo: 41, atThree: 122.0 / 3), Line(style: .title, atTwo: 33.5, atThree: 101.0 / 3),
        Line(style: .title2, atTwo: 26.5, atThree: 79.0 / 3), Line(style: .title3, atTwo: 24, atThree: 24),
        Line(style: .headline, atTwo: 20.5, atThree: 61.0 / 3), Line(style: .body, atTwo: 20.5, atThree: 61.0 / 3),
        Line(style: .callout, atTwo: 19.5, atThree: 58.0 / 3), Line(style: .subheadline, atTwo: 18, atThree: 18),
        Line(style: .footnote, atTwo: 16, atThree: 47.0 / 3), Line(style: .caption, atTwo: 14.5, atThree: 43.0 / 3),
        Line(style: .caption2, atTwo: 13.5, atThree: 40.0 / 3)
    ]

    @Test(arguments: lines)
    func iOSLineHeight(_ line: Line) {
        for (scale, expected) in [(2.0, line.atTwo), (3.0, line.atThree)] {
            let paragraph = Paragraph("Hg", font: .textStyle(line.style), style: ParagraphStyle(scale: scale))
            #expect(abs(paragraph.sizeThatFits(.unspecified).height - expected) < 1e-9)
        }
    }

    /// Recorded with XCTest and on display lists: headline of 3 lines at 3x and 2x, of 5 lines at 2x, 17 points of 2 lines.
    @Test(arguments: [
        (3, 3.0, Font.textStyle(.headline), 193.0 / 3), (3, 2, .textStyle(.headline), 64.5),
        (5, 2, .textStyle(.headline), 108.5), (2, 3, .system(size: 17), 122.0 / 3)
    ])
    func heightOfLines(count: Int, scale: Double, font: Font, expected: Double) {
        let text = [String](repeating: "Hg", count: count).joined(separator: "\n")
        let size = Paragraph(text, font: font, style: ParagraphStyle(scale: scale)).sizeThatFits(.unspecified)
        #expect(abs(size.height - expected) < 1e-9)
    }

    /// Ascender 1950/2048 of 17 points is 16.187: 16.333 at 3x, 16 at 2x (rounded to the nearest pixel).
    @Test(arguments: [(3.0, 49.0 / 3), (2.0, 16.0)])
    func firstBaselineOfBody(scale: Double, expected: Double) {
        let baselines = Paragraph("Hg", style: ParagraphStyle(scale: scale)).baselines(for: .unspecified)
        #expect(baselines?.first == expected)
        #expect(baselines?.last == expected)
    }

    /// "Hello, world!" in body at 3x, from the display list of an iPhone 17 Pro.
    @Test func helloWorld() {
        let size = Paragraph("Hello, world!").sizeThatFits(.unspecified)
        #expect(abs(size.width - 284.0 / 3) < 1e-9)
        #expect(abs(size.height - 61.0 / 3) < 1e-9)
    }

    /// Two Chinese characters in body: 34.667 × 20.333 at 3x, 35 × 20.5 at 2x.
    @Test(arguments: [(3.0, 104.0 / 3, 61.0 / 3), (2.0, 35.0, 20.5)])
    func ideographs(scale: Double, width: Double, height: Double) {
        let size = Paragraph("设置", style: ParagraphStyle(scale: scale)).sizeThatFits(.unspecified)
        #expect(abs(size.width - width) < 1e-9)
        #expect(abs(size.height - height) < 1e-9)
    }

    /// Recorded widths of one emoji at 1 to 7 points, and the model's 23 at 17 points.
    @Test(arguments: [(1.0, 1.0), (2, 3), (3, 4), (4, 6), (5, 7), (6, 9), (7, 10), (17, 23)])
    func emoji(size: Double, expected: Double) {
        #expect(Paragraph("😺", font: .system(size: size)).sizeThatFits(.unspecified).width == expected)
    }

    /// Recorded one-line heights of the system font on macOS.
    @Test(arguments: [
        (9.0, 11.0), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26),
        (26, 30), (30, 35)
    ])
    func macOSLineHeight(size: Double, expected: Double) {
        let style = ParagraphStyle(platform: .macOS)
        #expect(Paragraph("Hg", font: .system(size: size), style: style).sizeThatFits(.unspecified).height == expected)
    }

    /// Recorded line heights and first baselines of the text styles on macOS 27.
    @Test(arguments: [
        (TextStyle.largeTitle, 31.0, 25.0), (.title, 26, 21), (.title2, 20.5, 16), (.title3, 19, 15),
        (.headline, 16, 13), (.subheadline, 14, 11), (.body, 16, 13), (.callout, 15, 12), (.footnote, 13, 10),
        (.caption, 13, 10),
        (.caption2, 13, 10)
    ])
    func macOSTextStyle(style: TextStyle, height: Double, baseline: Double) {
        let paragraph = Paragraph("Hg", font: .textStyle(style), style: ParagraphStyle(platform: .macOS))
        #expect(paragraph.sizeThatFits(.unspecified).height == height)
        #expect(paragraph.baselines(for: .unspecified)?.first == baseline)
    }

    /// Recorded on macOS: two lines of the default font are 32 tall with baselines 13 and 29; at 26 points the baseline is 25.
    @Test func macOSBaselines() {
        let style = ParagraphStyle(platform: .macOS)
        let two = Paragraph("Hg\nHg", style: style)
        #expect(two.sizeThatFits(.unspecified) == Size(width: 17.5, height: 32))
        #expect(two.baselines(for: .unspecified) == TextBaselines(first: 13, last: 29))
        let large = Paragraph("Hg", font: .system(size: 26), style: style)
        #expect(large.sizeThatFits(.unspecified) == Size(width: 33.5, height: 30))
        #expect(large.baselines(for: .unspecified) == TextBaselines(first: 25, last: 25))
        #expect(Paragraph("", style: style).sizeThatFits(.unspecified) == Size(width: 0, height: 14))
    }

    /// Distances on macOS to a view above, to a view below and to a text above: recorded but for the
    /// first two of the styles, which follow from the same formula (10 points: line 11.777, a tenth of it 1.5 on the grid, ascent 9.668, capitals 7.046).
    @Test(arguments: [
        (Font.platformDefault, 4.7422, 8.1509, 0.0), (.system(size: 26), 8.98, 15.80, 0),
        (.textStyle(.body), 4.7422, 8.1509, 1), (.textStyle(.largeTitle), 8.98, 15.80, 1.5),
        (.textStyle(.caption2), 3.61, 6.23, 1.5)
    ])
    func macOSSpacing(font: Font, above: Double, below: Double, leading: Double) {
        let distances = Paragraph("Hg", font: font, style: ParagraphStyle(platform: .macOS)).spacingDistances
        #expect(abs(distances.above - above) < 0.01)
        #expect(abs(distances.below - below) < 0.01)
        #expect(distances.leading == leading)
    }

    /// Distances between two texts on iOS: body 2, footnote 2.667 at 3x (recorded 2.6 and 2.7), large title 0.667 at 3x.
    @Test(arguments: [(TextStyle.body, 2.0), (.footnote, 8.0 / 3), (.largeTitle, 2.0 / 3), (.caption2, 0)])
    func iOSTextSpacing(style: TextStyle, expected: Double) {
        #expect(abs(Paragraph("Hg", font: .textStyle(style)).spacingDistances.leading - expected) < 1e-9)
    }
}
