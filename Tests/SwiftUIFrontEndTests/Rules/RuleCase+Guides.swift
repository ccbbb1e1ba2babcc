/// Alignment guides: chaining, combining, and what wrappers make of them (spec 4).
extension RuleCase {
    private static let guideDeclarations = """
        struct Box: View {
            let id: String
            let w: CGFloat
            let h: CGFloat
            init(_ id: String, _ w: CGFloat, _ h: CGFloat) { self.id = id; self.w = w; self.h = h }
            var body: some View { Color.gray.frame(width: w, height: h).accessibilityIdentifier(id) }
        }
        struct Last: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.trailing] } }
        struct Quarter: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 4 } }
        struct Half: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
        extension HorizontalAlignment {
            static let last = HorizontalAlignment(Last.self)
            static let half = HorizontalAlignment(Half.self)
        }
        extension VerticalAlignment {
            static let quarter = VerticalAlignment(Quarter.self)
            static let half = VerticalAlignment(Half.self)
        }
        struct Own: View { var body: some View { Box("a", 20, 10).alignmentGuide(.leading) { _ in 8 } } }
        """

    /// A view above a box "b" of 30 by 10 in a column with a leading alignment; where "b" and the column's size come out.
    private static func above(_ why: String, _ view: String, b x: Double, width: Double, height: Double = 20)
        -> RuleCase
    {
        RuleCase(
            why,
            """
            VStack(alignment: .leading, spacing: 0) {
            \(view)
            Box("b", 30, 10)
            }.accessibilityIdentifier("root")
            """,
            in: "\(width)x\(height)", with: Options(declarations: guideDeclarations),
            Expected("root", 0, 0, width, height), Expected("b", x, height - 10, 30, 10))
    }

    private static func row(_ why: String, _ body: String, _ size: String, _ expected: Expected...) -> RuleCase {
        var rule = RuleCase(why, body, in: size, with: Options(declarations: guideDeclarations))
        rule.expected = expected
        return rule
    }

    static let guides: [RuleCase] = [
        above(
            "A5: the outer reads the inner, 5 + 5",
            "Box(\"a\", 20, 10).alignmentGuide(.leading) { _ in 5 }"
                + ".alignmentGuide(.leading) { d in d[.leading] + (d[explicit: .leading] ?? 100) }",
            b: 10, width: 40),
        above(
            "A3: nothing explicit yet",
            "Box(\"a\", 20, 10).alignmentGuide(.leading) { d in d[explicit: .leading] ?? 7 }",
            b: 7, width: 37),
        above(
            "A9: 10 + 5", "Box(\"a\", 20, 10).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 10)", b: 15,
            width: 45),
        above(
            "A9: 60 - 20 + 5",
            "Box(\"a\", 20, 10).alignmentGuide(.leading) { _ in 5 }.frame(width: 60, alignment: .trailing)", b: 45,
            width: 75),
        above(
            "A9: as its child", "Box(\"a\", 20, 10).alignmentGuide(.leading) { _ in 5 }.fixedSize()", b: 5, width: 35),
        above(
            "A9: not out of a reader",
            "GeometryReader { _ in Box(\"a\", 20, 10).alignmentGuide(.leading) { _ in 5 } }.frame(width: 20, height: 10)",
            b: 0, width: 30),
        above(
            "A9: the chosen view's",
            "ViewThatFits { Box(\"a\", 20, 10).alignmentGuide(.leading) { _ in 5 }; Box(\"c\", 5, 5) }", b: 5, width: 35
        ),
        above(
            "A6: built-in guides never leave two children",
            "VStack(spacing: 0) { Box(\"a\", 20, 10).alignmentGuide(.leading) { _ in 8 }; Box(\"c\", 20, 10) }", b: 0,
            width: 30, height: 30),
        above("S8: but one", "VStack { Own() }", b: 8, width: 38),
        above("S8: also in a group", "ZStack { Group { Own() } }", b: 8, width: 38),
        above("S8: not one that a condition makes", "VStack { if true { Own() } }", b: 0, width: 30),
        above("S8: nor a ForEach", "VStack { ForEach(0..<1) { _ in Own() } }", b: 0, width: 30),
        above(
            "A11: the other axis is nothing to it", "Box(\"a\", 20, 10).alignmentGuide(.top) { _ in 5 }", b: 0,
            width: 30),
        row(
            "A3: 10 / 2 + 20 = 25 above the line, 10 below it from the other box",
            """
            HStack(alignment: .top, spacing: 0) {
            Box("a", 20, 10).alignmentGuide(.top) { d in d[VerticalAlignment.center] + d[HorizontalAlignment.trailing] }
            Box("b", 30, 10)
            }.accessibilityIdentifier("root")
            """,
            "50x35", Expected("root", 0, 0, 50, 35), Expected("a", 0, 0, 20, 10), Expected("b", 20, 25, 30, 10)),
        row(
            "A6: the mean of 10 and 20 + 10 is 20; the row 60 high has its line there, the box of 10 its own at 5",
            """
            HStack(alignment: .half, spacing: 0) {
            VStack(spacing: 0) {
            Box("a", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 10 }
            Box("c", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 10 }
            Box("e", 10, 20)
            }
            Box("d", 10, 10)
            }.accessibilityIdentifier("root")
            """,
            "20x60", Expected("root", 0, 0, 20, 60), Expected("d", 10, 15, 10, 10)),
        row(
            "A6: of three, 0 and 20 + 1 and 40 + 9 give 70 / 3 = 23.3333",
            """
            HStack(alignment: .half, spacing: 0) {
            VStack(spacing: 0) {
            Box("a", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 0 }
            Box("c", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 1 }
            Box("e", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 9 }
            }
            Box("d", 10, 10)
            }.accessibilityIdentifier("root")
            """,
            "20x60", Expected("root", 0, 0, 20, 60), Expected("d", 10, 18.3333, 10, 10)),
        row(
            "A6: means of means: ((0 + 12) / 2 + 20 + 10) / 2 = 18",
            """
            HStack(alignment: .half, spacing: 0) {
            VStack(spacing: 0) {
            HStack(alignment: .top, spacing: 0) {
            Box("a", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 0 }
            Box("c", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 12 }
            }
            Box("e", 10, 20).alignmentGuide(VerticalAlignment.half) { _ in 10 }
            }
            Box("d", 10, 10)
            }.accessibilityIdentifier("root")
            """,
            "30x40", Expected("root", 0, 0, 30, 40), Expected("d", 20, 13, 10, 10)),
        row(
            "A2: one type, two guides: the horizontal one is nothing to a row",
            """
            HStack(alignment: .half, spacing: 0) {
            Box("a", 20, 40).alignmentGuide(HorizontalAlignment.half) { _ in 10 }
            Box("b", 50, 8)
            }
            """,
            "70x40", Expected("b", 20, 16, 50, 8)),
        row(
            "Z1: 50 - 20 across; down, 40 / 4 = 10 meets 0",
            """
            ZStack(alignment: Alignment(horizontal: .last, vertical: .quarter)) {
            Box("a", 20, 40)
            Box("b", 50, 8).alignmentGuide(.quarter) { _ in 0 }
            }.accessibilityIdentifier("root")
            """,
            "50x40", Expected("root", 0, 0, 50, 40), Expected("a", 30, 0, 20, 40), Expected("b", 0, 10, 50, 8)),
        row(
            "O2: a quarter of 40 meets a quarter of 8",
            """
            Box("p", 40, 40).overlay(alignment: Alignment(horizontal: .leading, vertical: .quarter)) { Box("o", 8, 8) }
            """,
            "40x40", Expected("o", 0, 8, 8, 8)),
        row(
            "O2: guides of both sides across: 15 - 10",
            """
            Box("p", 60, 40).alignmentGuide(.leading) { _ in 15 }.overlay(alignment: .leading) {
            Box("o", 10, 10).alignmentGuide(.leading) { d in d[.trailing] }
            }
            """,
            "60x40", Expected("o", 5, 15, 10, 10)),
        row(
            "O2: and down: 12 - 10, for a background too",
            """
            Box("p", 60, 40).alignmentGuide(.top) { _ in 12 }.background(alignment: .top) {
            Box("o", 10, 10).alignmentGuide(.top) { d in d[.bottom] }
            }
            """,
            "60x40", Expected("o", 25, 2, 10, 10)),
        row(
            "A10: the frame's own default, a quarter of 40, meets a quarter of 8",
            """
            Box("p", 40, 8).frame(height: 40, alignment: Alignment(horizontal: .leading, vertical: .quarter))
            """,
            "40x40", Expected("p", 0, 8, 40, 8)),
        row(
            "A12: a guide like any other where it is asked for: 5 before, 30 - 5 after it",
            """
            VStack(alignment: .listRowSeparatorLeading, spacing: 0) {
            Box("a", 20, 10).alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
            Box("b", 30, 10)
            }
            """,
            "35x20", Expected("a", 0, 0, 20, 10), Expected("b", 5, 10, 30, 10))
    ]
}
