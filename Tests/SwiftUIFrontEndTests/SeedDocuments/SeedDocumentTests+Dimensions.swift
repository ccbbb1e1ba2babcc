import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// View dimensions: guides that are computed from a view's size and from its other guides, in both directions.
extension SeedDocumentTests {
    private static let source = """
        private struct QuarterDown: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
        }
        extension VerticalAlignment {
            static let quarterDown = VerticalAlignment(QuarterDown.self)
        }
        struct Levels: View {
            var body: some View {
                HStack(alignment: .quarterDown, spacing: 0) {
                    Color.red.frame(width: 30, height: 80).accessibilityIdentifier("tall")
                    Color.blue.frame(width: 30, height: 40).accessibilityIdentifier("low")
                    Color.green.frame(width: 30, height: 40)
                        .accessibilityIdentifier("own")
                        .alignmentGuide(.quarterDown) { d in d[.quarterDown] + d.height }
                }
            }
        }
        struct Outline: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 80, height: 20).accessibilityIdentifier("plain")
                    Color.blue.frame(width: 60, height: 20)
                        .accessibilityIdentifier("indented")
                        .alignmentGuide(.leading) { context in context[.leading] - 15 }
                }
            }
        }
        struct Lines: View {
            var body: some View {
                VStack(alignment: .leading) {
                    Text("Chapter").accessibilityIdentifier("plain")
                    Text("Paragraph").accessibilityIdentifier("indented")
                        .alignmentGuide(.leading) { $0[.leading] - 15 }
                }
            }
        }
        """

    private func window(_ entry: String, _ direction: LayoutDirection = .leftToRight) -> LayoutOptions {
        LayoutOptions(entry: entry, size: ProposedViewSize(width: 200, height: 200), layoutDirection: direction)
    }

    @Test("a custom guide as a part of the height") func custom() {
        // Guides: 80/4 = 20, 40/4 = 10, and 10 + 40 = 50. Above the line at most 50, below it at most 60: 110 high and
        // 90 wide, from (200 - 90) / 2 = 55 and (200 - 110) / 2 = 45; the line is at 95.
        let seen = SeenFrames(Self.source, window("Levels()"))
        seen.expect("tall", 55, 75, 30, 80)
        seen.expect("low", 85, 85, 30, 40)
        seen.expect("own", 115, 45, 30, 40)
    }

    @Test("a smaller leading guide indents") func indented() {
        // The second reaches from 15 to 75 beside 0 to 80: 80 wide, from (200 - 80) / 2 = 60; 40 high, from 80.
        let seen = SeenFrames(Self.source, window("Outline()"))
        seen.expect("plain", 60, 80, 80, 20)
        seen.expect("indented", 75, 100, 60, 20)
    }

    @Test(
        "right to left the same guide indents from the right",
        arguments: ["Outline().environment(\\.layoutDirection, .rightToLeft)", "Outline()"])
    func indentedFromRight(entry: String) {
        // Mirrored in the stack from 60 to 140: the second ends 15 before 140, from 140 - 15 - 60 = 65.
        let direction: LayoutDirection = entry == "Outline()" ? .rightToLeft : .leftToRight
        let seen = SeenFrames(Self.source, window(entry, direction))
        seen.expect("plain", 60, 80, 80, 20)
        seen.expect("indented", 65, 100, 60, 20)
    }

    @Test("texts indent as boxes do") func texts() {
        let forwards = SeenFrames(Self.source, window("Lines()"))
        expectEqual(forwards["indented"].minX, forwards["plain"].minX + 15)
        let backwards = SeenFrames(Self.source, window("Lines()", .rightToLeft))
        expectEqual(backwards["indented"].maxX, backwards["plain"].maxX - 15)
        // Body lines of 20.333 with 2 between them, in the middle: (200 - 42.667) / 2 = 78.667.
        expectEqual(forwards["plain"].minY, 78.6667)
        expectEqual(forwards["indented"].minY, 101)
    }
}
