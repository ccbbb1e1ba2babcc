import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// A header whose title hangs on the lower edge of a picture by an alignment of its own.
extension SeedDocumentTests {
    private static func source(gap: Int = 12, line: String = "context[.bottom]") -> String {
        """
        struct Hanging: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { \(line) }
        }
        extension VerticalAlignment { static let hanging = VerticalAlignment(Hanging.self) }
        extension Alignment { static let album = Alignment(horizontal: .leading, vertical: .hanging) }
        struct Cover: View {
            var name: String
            var body: some View {
                Image(name)
                    .resizable()
                    .accessibilityIdentifier("picture")
                    .aspectRatio(contentMode: .fill)
                    .frame(height: 150)
                    .clipped()
                    .accessibilityIdentifier("cover")
            }
        }
        struct Album: View {
            let gap: CGFloat = \(gap)
            var body: some View {
                VStack {
                    ZStack(alignment: .album) {
                        Cover(name: "road")
                        HStack(spacing: 6) {
                            Color.yellow.frame(width: 24, height: 24)
                                .accessibilityIdentifier("marker")
                                .alignmentGuide(.hanging, computeValue: { d in
                                    d[VerticalAlignment.bottom] + gap / 2
                                })
                            VStack(alignment: .leading, spacing: gap) {
                                Text("Night Drive").font(.title)
                                Text("Seven songs").font(.footnote)
                            }
                            .accessibilityIdentifier("titles")
                        }
                        .padding(.horizontal)
                    }
                    .accessibilityIdentifier("header")
                    Text("Recorded in one take")
                        .accessibilityIdentifier("note")
                        .padding(.top)
                }
                .accessibilityIdentifier("all")
            }
        }
        """
    }

    private static let window = LayoutOptions(
        entry: "Album()", size: ProposedViewSize(width: 320, height: 600),
        assets: ["road": Size(width: 800, height: 400)])

    @Test("a title hangs on a picture") func hanging() {
        let seen = SeenFrames(Self.source(), Self.window)
        // Titles: 33.667 + 12 + 15.667 = 61.333. The marker stands in their middle, from 18.667 to 42.667, its guide is
        // 48.667: 12.667 of the titles hang below the picture, and the header is 162.667 tall.
        // All: 162.667 + 8 + 16 + 20.333 = 207, in the middle of 600 from 196.5.
        seen.expect("all", 0, 196.5, 320, 207)
        seen.expect("header", 0, 196.5, 320, 162.6667)
        seen.expect("cover", 0, 196.5, 320, 150)
        // Filling 320x150 at 2 to 1: 320x160, 5 beyond the frame above and below.
        seen.expect("picture", 0, 191.5, 320, 160)
        // 196.5 + 150 - 48.667 = 297.833; x: 16 + 24 + 6.
        expectEqual(seen["titles"].minX, 46)
        expectEqual(seen["titles"].minY, 297.8333)
        expectEqual(seen["titles"].height, 61.3333)
        seen.expect("marker", 16, 316.5, 24, 24)
        expectEqual(seen["marker"].maxY + 6, seen["cover"].maxY)
        expectEqual(seen["note"].minY, seen["header"].maxY + 8 + 16)
    }

    @Test("a wider gap lifts title and marker, not the rest") func wider() {
        let seen = SeenFrames(Self.source(gap: 20), Self.window)
        // Titles 69.333, the marker from 22.667 to 46.667, its guide at 56.667: again 12.667 hang below.
        seen.expect("header", 0, 196.5, 320, 162.6667)
        expectEqual(seen["titles"].height, 69.3333)
        expectEqual(seen["titles"].minY, 289.8333)
        seen.expect("marker", 16, 312.5, 24, 24)
        expectEqual(seen["marker"].maxY + 10, seen["cover"].maxY)
    }

    @Test("the default value moves the title to the middle of the picture") func middle() {
        let seen = SeenFrames(Self.source(line: "context.height / 2"), Self.window)
        // The line is 75 down; titles reach from -48.667 to 12.667 around it, so the header is the picture: 150.
        // All: 150 + 8 + 16 + 20.333 = 194.333, from 202.833.
        seen.expect("header", 0, 202.8333, 320, 150)
        seen.expect("cover", 0, 202.8333, 320, 150)
        expectEqual(seen["marker"].maxY + 6, 202.8333 + 75)
        expectEqual(seen["note"].minY, 202.8333 + 150 + 24)
    }

    /// Docs/decisions/0002: only what all layers agree on is a text's distance.
    @Test(
        "layers space as texts only if all are texts",
        arguments: [
            // Two body texts: the lower one's leading, rounded up to a pixel, is 2.
            (#"Text("A")"#, 2.0),
            // A text on something else that is a text too: as before.
            (#"ZStack { Text("A"); Text("B") }"#, 2.0),
            // A text on a box is a box, and a box above a text is as far as the text wants it.
            (#"ZStack { Color.red.frame(width: 40, height: 40); Text("A") }"#, -1.0),
            (#"Color.red.frame(width: 40, height: 40)"#, -1.0),
            // A lower priority does not count.
            (#"ZStack { Color.red.frame(width: 9, height: 9); Text("A").layoutPriority(1) }"#, 2.0)
        ])
    func layers(view: String, expected: Double) {
        func gap(_ view: String) -> Double {
            let source = """
                struct Case: View {
                    var body: some View {
                        VStack {
                            Group { \(view) }.accessibilityIdentifier("above")
                            Text("C").accessibilityIdentifier("below")
                        }
                    }
                }
                """
            let seen = SeenFrames(source, LayoutOptions(entry: "Case()"))
            return seen["below"].minY - seen["above"].maxY
        }
        // Negative: whatever an ordinary view gets.
        expectEqual(gap(view), expected >= 0 ? expected : gap("Rectangle().frame(width: 5, height: 5)"))
        #expect(gap("Rectangle().frame(width: 5, height: 5)") > 4)
    }
}
