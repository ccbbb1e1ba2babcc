import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// Guides that leave a stack, and frames that align by them.
extension SeedDocumentTests {
    private static let level = """
        extension VerticalAlignment {
            private struct TitleLevel: AlignmentID {
                static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
            }
            static let titleLevel = VerticalAlignment(TitleLevel.self)
        }
        """
    /// The first baseline of a `.title` text at 3 pixels a point: 28 * 1950 / 2048 = 26.66, to the pixel.
    private static let titleBaseline = 26.6667

    private static func bars(_ alignment: String, title: String = "", column: String = "") -> SeenFrames {
        seen(
            """
            HStack(alignment: .\(alignment), spacing: 10) {
                Box("ruler", 10, 1)
                VStack(spacing: 0) {
                    Box("pillarA", 40, 100)
                    Text("A").font(.title).accessibilityIdentifier("titleA")
                        \(title)
                }
                .accessibilityIdentifier("columnA")
                \(column)
                VStack(spacing: 0) {
                    Text("up").accessibilityIdentifier("up")
                    Box("pillarB", 40, 60)
                    Text("B").font(.title).accessibilityIdentifier("titleB")
                        \(title)
                    Text("note").font(.caption)
                }
                .accessibilityIdentifier("columnB")
            }
            """, beside: level)
    }

    @Test("a custom guide aligns texts of different columns") func customAcross() {
        let seen = Self.bars("titleLevel", title: ".alignmentGuide(.titleLevel) { $0[.firstTextBaseline] }")
        expectEqual(seen["titleA"].minY, seen["titleB"].minY)
        expectEqual(seen["ruler"].maxY, seen["titleA"].minY + Self.titleBaseline)
        // Nothing below the line is longer than column B: title 33.667 and caption 14.333, baseline 26.667 down.
        // Above it 100 + 26.667: 148 in all, from 126.
        expectEqual(seen["pillarA"].minY, 126)
    }

    @Test("a custom guide without values is its default") func defaultOfCustom() {
        let seen = Self.bars("titleLevel")
        expectEqual(seen["columnA"].maxY, seen["columnB"].maxY)
        expectEqual(seen["ruler"].maxY, seen["columnB"].maxY)
    }

    @Test(
        "a built-in guide stays in its stack",
        arguments: ["", ".alignmentGuide(.bottom) { $0[.firstTextBaseline] }", ".alignmentGuide(.bottom) { _ in -40 }"])
    func builtIn(title: String) {
        let seen = Self.bars("bottom", title: title)
        expectEqual(seen["columnA"].maxY, seen["columnB"].maxY)
        expectEqual(seen["ruler"].maxY, seen["columnA"].maxY)
    }

    @Test("a column's first baseline is that of its first text") func firstBaseline() {
        let seen = Self.bars("firstTextBaseline")
        // Body: 17 * 1950 / 2048 = 16.187, to the nearest pixel of 3 a point.
        let body = (17.0 * 1950 / 2048 * 3).rounded() / 3
        expectEqual(seen["up"].minY + body, seen["titleA"].minY + Self.titleBaseline)
        expectEqual(seen["ruler"].maxY, seen["titleA"].minY + Self.titleBaseline)
    }

    @Test("a guide of a whole column reads the baselines in it") func columnGuide() {
        let seen = Self.bars("bottom", column: ".alignmentGuide(.bottom) { context in context[.firstTextBaseline] }")
        expectEqual(seen["ruler"].maxY, seen["titleA"].minY + Self.titleBaseline)
        expectEqual(seen["columnB"].maxY, seen["ruler"].maxY)
    }

    private static func rows(label: String, value: String) -> SeenFrames {
        seen(
            """
            VStack(alignment: .values, spacing: 0) {
                HStack(spacing: 10) { Box("label1", 50, 10)\(label); Box("value1", 30, 10)\(value) }
                HStack(spacing: 10) { Box("label2", 80, 10)\(label); Box("value2", 20, 10)\(value) }
            }
            """,
            beside: """
                struct Values: AlignmentID {
                    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
                }
                extension HorizontalAlignment { static let values = HorizontalAlignment(Values.self) }
                """)
    }

    @Test("rows align by one guide in each") func oneInEach() {
        // Guides of the rows: 60 - 5 = 55 and 90 - 5 = 85. From -85 to 35: 120 wide from 140, the line at 225.
        let seen = Self.rows(label: "", value: ".alignmentGuide(.values) { $0[.leading] - 5 }")
        expectEqual(seen["value1"].minX, 230)
        expectEqual(seen["value2"].minX, 230)
        expectEqual(seen["label1"].minX, 170)
        expectEqual(seen["label2"].minX, 140)
    }

    @Test("two guides in a row are averaged, so neither aligns") func twoInEach() {
        // (0 + 55) / 2 = 27.5 and (0 + 85) / 2 = 42.5: -42.5 to 67.5, 110 wide from 145, the line at 187.5.
        let seen = Self.rows(
            label: ".alignmentGuide(.values) { $0[.leading] }", value: ".alignmentGuide(.values) { $0[.leading] - 5 }")
        expectEqual(seen["label1"].minX, 160)
        expectEqual(seen["value1"].minX, 220)
        expectEqual(seen["label2"].minX, 145)
        expectEqual(seen["value2"].minX, 235)
    }

    @Test("a grid aligns both columns") func grid() {
        // Columns of 80 and 30: 120 wide from 140; 10 + 6 + 10 high from 187.
        let seen = Self.seen(
            """
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
                GridRow { Box("label1", 50, 10); Box("value1", 30, 10) }
                GridRow { Box("label2", 80, 10); Box("value2", 20, 10) }
            }
            """)
        seen.expect("label1", 140, 187, 50, 10)
        seen.expect("value1", 230, 187, 30, 10)
        seen.expect("label2", 140, 203, 80, 10)
        seen.expect("value2", 230, 203, 20, 10)
    }

    @Test("a fixed frame centres a row, a flexible part fills it")
    func fill() {
        func row(_ part: String) -> SeenFrames {
            Self.seen(
                """
                HStack(spacing: 10) {
                    Box("icon", 50, 50)
                    HStack {
                        VStack(spacing: 0) { Box("name", 60, 20); Box("place", 30, 20) }
                            \(part)
                    }
                    Box("mark", 30, 30)
                }
                .frame(width: 300)
                """)
        }
        // 50 + 10 + 60 + 10 + 30 = 160 in the frame from 50 to 350: 120.
        let hugging = row("")
        hugging.expect("icon", 120, 175, 50, 50)
        hugging.expect("name", 180, 180, 60, 20)
        hugging.expect("mark", 250, 185, 30, 30)
        // The middle takes 300 - 50 - 30 - 20 = 200.
        let filling = row(".frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier(\"part\")")
        filling.expect("icon", 50, 175, 50, 50)
        filling.expect("part", 110, 180, 200, 40)
        filling.expect("name", 110, 180, 60, 20)
        filling.expect("place", 125, 200, 30, 20)
        filling.expect("mark", 320, 185, 30, 30)
    }

    @Test(
        "a frame aligns by its child's guides",
        arguments: [
            // 100 high from 150, the child's bottom or its guide 10 down on 250.
            ("height: 100, alignment: .bottom", "", 220.0), ("height: 100, alignment: .bottom", guided, 240),
            // Without lengths it is the child's size, from 185 to 215, and the guide still counts.
            ("alignment: .bottom", "", 185), ("alignment: .bottom", guided, 205),
            // The other alignments do not read it.
            ("height: 100, alignment: .top", guided, 150), ("alignment: .top", guided, 185)
        ])
    func frames(frame: String, guide: String, y: Double) {
        let seen = Self.seen("Box(\"child\", 40, 30)\(guide).frame(\(frame))")
        seen.expect("child", 180, y, 40, 30)
    }

    private static let guided = ".alignmentGuide(.bottom) { _ in 10 }"

    @Test(
        "a frame aligns by a custom guide out of a column",
        arguments: [
            // A column of 20 + 30 + 20 in 200 from 100 to 300. The frame's line is its bottom; the column's is its own
            // bottom, or 10 down in the second box: 20 + 10 = 30 down.
            ("", 250.0), (".alignmentGuide(.titleLevel) { _ in 10 }", 290)
        ])
    func customInFrame(guide: String, y: Double) {
        let seen = Self.seen(
            """
            VStack(spacing: 0) {
                Box("first", 20, 20)
                Box("second", 40, 30)\(guide)
                Box("third", 20, 20)
            }
            .frame(height: 200, alignment: .init(horizontal: .center, vertical: .titleLevel))
            .border(.black)
            """, beside: Self.level)
        seen.expect("second", 180, y, 40, 30)
        seen.expect("first", 190, y - 20, 20, 20)
    }
}
