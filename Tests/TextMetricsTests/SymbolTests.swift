import LayoutEngine
import Testing
import TextMetrics

struct SymbolTests {
    /// Measured with UIImage(systemName:) on iOS 26.1.
    @Test(arguments: [
        ("star", 17.0, ImageScale.medium, 2.0, 22.0, 20.0), ("star", 17, .large, 2, 28, 27),
        ("house", 17, .medium, 2, 24, 19.5), ("house", 17, .medium, 3, 24, 59.0 / 3),
        ("chevron.right", 17, .medium, 2, 12.5, 16.5), ("chevron.right", 17, .medium, 3, 38.0 / 3, 50.0 / 3),
        ("xmark.circle.fill", 17, .medium, 2, 20, 19), ("person.crop.circle", 17, .large, 2, 26, 26),
        ("ellipsis", 17, .medium, 2, 18.5, 5.5)
    ])
    func measured(name: String, points: Double, scale: ImageScale, pixels: Double, width: Double, height: Double) {
        let font = Font.system(size: points).resolved()
        let symbol = SymbolMetrics.size(named: name, font: font, imageScale: scale, scale: pixels)
        #expect(abs(symbol.size.width - width) < 1e-9)
        #expect(abs(symbol.size.height - height) < 1e-9)
        #expect(!symbol.isApproximate)
    }

    /// The same source at 56 points: 66 wide.
    @Test func growsWithTheFont() {
        let font = Font.system(size: 56).resolved()
        #expect(SymbolMetrics.size(named: "plus.circle.fill", font: font, scale: 2).size.width == 66)
    }

    static let named: [(String, SymbolVariants, String)] = [
        ("heart", .fill, "heart.fill"), ("heart.fill", .fill, "heart.fill"),
        ("heart", [.circle, .fill], "heart.circle.fill"), ("heart.fill", .circle, "heart.circle.fill"),
        ("bell", .slash, "bell.slash"), ("star", [], "star")
    ]

    @Test(arguments: named)
    func variants(name: String, variants: SymbolVariants, expected: String) {
        #expect(variants.applied(to: name) == expected)
    }

    /// Names that were not measured are said to be estimated, and have a relative's size or the median one.
    @Test(arguments: [
        ("bookmark.fill", 17.5), ("arrow.left", 18), ("bell.badge", 20), ("no.such.name", 20),
        // The opposite direction is as large; a quarter turn swaps the sides (uturn.down is 19.5 × 18).
        ("square.and.arrow.down", 19), ("arrow.down", 17), ("arrow.uturn.left", 18), ("arrow.uturn.up", 19.5),
        ("arrow.counterclockwise", 18), ("arrow.left.arrow.right", 18.5), ("chevron.left.2", 12.5),
        ("chevron.left.forwardslash.chevron.right", 20),
        // Signs in a shape have the shape's size; what is drawn alike, that of its double.
        ("xmark.octagon.fill", 20), ("1.square", 20), ("plus.rectangle", 24), ("text.bubble", 22.5),
        ("bolt.triangle", 20.5), ("line.3.horizontal", 21), ("eye.slash.fill", 26), ("folder.badge.plus", 23),
        ("ellipsis.message.fill", 22.5), ("plus.message", 22.5), ("xmark.bin", 19.5), ("checkmark.shield", 18.5),
        // People side by side: 1.4 and 1.85 times the 38 pixels of one.
        ("person.2", 26.5), ("person.3.fill", 35.5), ("barcode.viewfinder", 20)
    ])
    func estimated(name: String, width: Double) {
        let symbol = SymbolMetrics.size(named: name, font: Font.system(size: 17).resolved(), scale: 2)
        #expect(symbol.isApproximate)
        #expect(symbol.size.width == width)
    }

    /// Everything in a circle was measured to be as large as the circle.
    @Test(arguments: ["1.circle", "heart.circle.fill", "person.2.circle", "chevron.right.circle"])
    func circles(name: String) {
        let symbol = SymbolMetrics.size(named: name, font: Font.system(size: 17).resolved(), scale: 2)
        #expect(!symbol.isApproximate)
        #expect(symbol.size == Size(width: 20, height: 19))
    }

    /// Any text may stand where a name is expected.
    @Test(arguments: ["", ".", "..fill", "fill", "circle.", "🙂", "up.down.left", String(repeating: "a.", count: 9_000)])
    func strangeNames(name: String) {
        let size = SymbolMetrics.size(named: name, font: Font.system(size: 17).resolved()).size
        #expect(size.width > 0 && size.height > 0)
    }

    /// A symbol's middle is in the middle of the capitals.
    @Test func baseline() {
        let font = Font.system(size: 17).resolved()
        #expect(SymbolMetrics.size(named: "star", font: font, scale: 2).baseline == 16)
    }
}
