import LayoutEngine
import SwiftUIFrontEnd
import Testing

/// Stacks and explicit guides, by boxes of known sizes in a window of 400x400.
extension SeedDocumentTests {
    static func seen(_ view: String, beside: String = "", direction: LayoutDirection = .leftToRight) -> SeenFrames {
        let source = """
            struct Box: View {
                let id: String
                let width: CGFloat
                let height: CGFloat
                init(_ id: String, _ width: CGFloat, _ height: CGFloat) {
                    self.id = id
                    self.width = width
                    self.height = height
                }
                var body: some View {
                    Color.gray.frame(width: width, height: height).accessibilityIdentifier(id)
                }
            }
            \(beside)
            struct Case: View {
                var body: some View {
                    \(view)
                }
            }
            """
        let window = ProposedViewSize(width: 400, height: 400)
        return SeenFrames(source, LayoutOptions(entry: "Case()", size: window, layoutDirection: direction))
    }

    @Test("a row aligns whole columns", arguments: [("center", 145.0), ("top", 110), ("bottom", 180)])
    func columns(alignment: String, y: Double) {
        // Columns of 180 and 110, 40 + 10 + 60 wide: from x 145 and y 110; 70 to spare for the second.
        let seen = Self.seen(
            """
            HStack(alignment: .\(alignment), spacing: 10) {
                VStack(spacing: 0) { Box("tall", 40, 160); Box("a", 40, 20) }
                VStack(spacing: 0) { Box("short", 60, 80); Box("b", 60, 20); Box("c", 60, 10) }
            }
            """)
        seen.expect("tall", 145, 110, 40, 160)
        seen.expect("short", 195, y, 60, 80)
    }

    @Test(
        "a column aligns its views by one guide",
        arguments: [
            // 90 wide from 155: (90 - 2) / 2 = 44 and (90 - 40) / 2 = 25 in the middle, 88 and 50 at the end.
            ("", LayoutDirection.leftToRight, 199.0, 180.0), ("alignment: .center,", .leftToRight, 199, 180),
            ("alignment: .leading,", .leftToRight, 155, 155), ("alignment: .trailing,", .leftToRight, 243, 205),
            ("alignment: .leading,", .rightToLeft, 243, 205), ("alignment: .trailing,", .rightToLeft, 155, 155)
        ])
    func column(alignment: String, direction: LayoutDirection, ruler: Double, narrow: Double) {
        let seen = Self.seen(
            "VStack(\(alignment) spacing: 0) { Box(\"ruler\", 2, 10); Box(\"narrow\", 40, 10); Box(\"wide\", 90, 10) }",
            direction: direction)
        seen.expect("ruler", ruler, 185, 2, 10)
        seen.expect("narrow", narrow, 195, 40, 10)
        seen.expect("wide", 155, 205, 90, 10)
    }

    private static func doubled(_ guide: String, around: String = "") -> SeenFrames {
        seen(
            """
            VStack(alignment: .trailing, spacing: 0) {
                Box("ruler", 2, 10)
                ForEach([30, 70], id: \\.self) { width in
                    Box("item\\(width)", CGFloat(width), 10)
                }
                \(guide)
                Box("plain", 20, 10)
            }
            \(around)
            """)
    }

    @Test("without a guide the ends meet") func ends() {
        // 70 wide from 165 to 235, 40 high from 180.
        let seen = Self.doubled("")
        seen.expect("ruler", 233, 180, 2, 10)
        seen.expect("item30", 205, 190, 30, 10)
        seen.expect("item70", 165, 200, 70, 10)
        seen.expect("plain", 215, 210, 20, 10)
    }

    @Test("a guide replaces the default on each view of a loop") func replaced() {
        // The line is 60 and 140 right of the items' own starts: from -140 to 0, 140 wide from 130, the line at 270.
        let seen = Self.doubled(".alignmentGuide(.trailing) { context in context.width * 2 }")
        seen.expect("ruler", 268, 180, 2, 10)
        seen.expect("item30", 210, 190, 30, 10)
        seen.expect("item70", 130, 200, 70, 10)
        seen.expect("plain", 250, 210, 20, 10)
    }

    @Test("guides widen the frame around the stack") func framed() {
        let guide = ".alignmentGuide(.trailing) { d in d.width * 2 }"
        let around = ".frame(maxHeight: 100).border(.black).accessibilityIdentifier(\"frame\")"
        Self.doubled("", around: around).expect("frame", 165, 150, 70, 100)
        Self.doubled(guide, around: around).expect("frame", 130, 150, 140, 100)
    }

    /// Boxes of 40, 60 and 90 whose trailing guide depends on their width.
    private static func chosen(small: String, before: String = "") -> SeenFrames {
        seen(
            """
            VStack(alignment: .trailing, spacing: 0) {
                Box("ruler", 2, 10)
                ForEach([40, 60, 90], id: \\.self) { Box("item\\($0)", CGFloat($0), 10) }
                    \(before)
                    .alignmentGuide(.trailing) { context in
                        if context.width < 50 {
                            return \(small)
                        } else if context.width < 80 {
                            return context[.trailing]
                        } else {
                            return -25
                        }
                    }
            }
            """)
    }

    @Test("guides by conditions") func conditions() {
        // Around the line: 0...40, -60...0 and 25...115: 175 wide from 112.5, the line at 172.5.
        let seen = Self.chosen(small: "context[.leading]")
        expectEqual(seen["ruler"].minX, 170.5)
        expectEqual(seen["item40"].minX, 172.5)
        expectEqual(seen["item60"].minX, 112.5)
        expectEqual(seen["item90"].minX, 197.5)
    }

    @Test(
        "a guide reads another one that was written inside",
        arguments: ["context[.leading]", "context[explicit: .leading] ?? -25"])
    func chained(small: String) {
        // The small one's leading is 100: -100...-60. 215 wide from 92.5, the line at 192.5.
        let seen = Self.chosen(small: small, before: ".alignmentGuide(.leading) { _ in 100 }")
        expectEqual(seen["ruler"].minX, 190.5)
        expectEqual(seen["item40"].minX, 92.5)
        expectEqual(seen["item60"].minX, 132.5)
        expectEqual(seen["item90"].minX, 217.5)
    }

    @Test("an explicit guide that nobody wrote is nil") func explicitNil() {
        // The small one takes -25: 25...65, otherwise as by conditions.
        let seen = Self.chosen(small: "context[explicit: .leading] ?? -25")
        expectEqual(seen["item40"].minX, 197.5)
        expectEqual(seen["item60"].minX, 112.5)
        expectEqual(seen["item90"].minX, 197.5)
    }

    @Test("a guide that the stack does not ask for does nothing") func unasked() {
        let seen = Self.seen(
            """
            VStack(alignment: .trailing, spacing: 0) {
                ForEach([40, 60, 90], id: \\.self) { Box("item\\($0)", CGFloat($0), 10) }
                    .alignmentGuide(.leading) { _ in 100 }
            }
            """)
        // 90 wide from 155 to 245.
        expectEqual(seen["item40"].minX, 205)
        expectEqual(seen["item60"].minX, 185)
        expectEqual(seen["item90"].minX, 155)
    }

    @Test("an offset moves what is drawn and nothing else") func offset() {
        let seen = Self.seen(
            """
            VStack(spacing: 0) {
                Box("a", 20, 20)
                Box("b", 20, 20).offset(x: 50, y: 100).accessibilityIdentifier("slot")
                Box("c", 20, 20)
            }
            """)
        seen.expect("a", 190, 170, 20, 20)
        seen.expect("slot", 190, 190, 20, 20)
        seen.expect("b", 240, 290, 20, 20)
        seen.expect("c", 190, 210, 20, 20)
    }

    @Test("offsets add up from the outside in", arguments: [20.0, -20])
    func offsets(x: Double) {
        let seen = Self.seen(
            """
            Box("core", 60, 20)
                .border(.green)
                .offset(x: 20, y: 50)
                .border(.orange)
                .accessibilityIdentifier("once")
                .offset(x: \(x), y: 50)
                .border(.pink)
                .accessibilityIdentifier("still")
            """)
        seen.expect("still", 170, 190, 60, 20)
        seen.expect("once", 170 + x, 240, 60, 20)
        seen.expect("core", 190 + x, 290, 60, 20)
    }
}
