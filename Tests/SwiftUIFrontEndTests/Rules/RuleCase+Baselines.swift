/// Where the first and last baselines of a view 17.5 by 16 with baselines at 13 are seen from outside (spec A6, A9, A10).
extension RuleCase {
    private static let text = """
        Color.clear.frame(width: 17.5, height: 16).alignmentGuide(.firstTextBaseline) { _ in 13 }
        .alignmentGuide(.lastTextBaseline) { _ in 13 }
        """

    private static let declarations = """
        struct Fixed: View { var body: some View { \(text) } }
        struct Mark: View {
            let id: String
            var body: some View { Color.clear.frame(width: 1, height: 1).accessibilityIdentifier(id) }
        }
        """

    /// The bottom of a marker of 1 by 1 stands on the baseline.
    private static func baselines(
        _ why: String, _ view: String, _ width: Double, _ height: Double, first: Double, last: Double
    ) -> RuleCase {
        RuleCase(
            why,
            """
            Group { \(view) }.accessibilityIdentifier("root")
            .overlay(alignment: .leadingFirstTextBaseline) { Mark(id: "first") }
            .overlay(alignment: .leadingLastTextBaseline) { Mark(id: "last") }
            """,
            in: "nilxnil", with: Options(declarations: declarations), Expected("root", 0, 0, width, height),
            Expected("first", 0, first - 1, 1, 1), Expected("last", 0, last - 1, 1, 1))
    }

    static let baselines: [RuleCase] = [
        baselines("A9: 10 down", "Fixed().padding(10)", 37.5, 36, first: 23, last: 23),
        baselines("A9: not moved by an offset", "Fixed().offset(y: 10)", 17.5, 16, first: 13, last: 13),
        baselines("A9: at the top", "Fixed().frame(height: 50, alignment: .top)", 17.5, 50, first: 13, last: 13),
        baselines("A9: 50 - 16 + 13", "Fixed().frame(height: 50, alignment: .bottom)", 17.5, 50, first: 47, last: 47),
        baselines("A9: (40 - 16) / 2 + 13", "Fixed().frame(minHeight: 40)", 17.5, 40, first: 25, last: 25),
        baselines(
            "A9: 30 - 8 + 13", "Fixed().position(x: 20, y: 30).frame(width: 40, height: 60)", 40, 60, first: 35,
            last: 35),
        baselines("A9: as its child", "Fixed().aspectRatio(2, contentMode: .fit)", 17.5, 16, first: 13, last: 13),
        baselines("A9: as its child", "Fixed().fixedSize()", 17.5, 16, first: 13, last: 13),
        baselines(
            "A9: effects do not turn guides", "Fixed().rotationEffect(.degrees(90))", 17.5, 16, first: 13, last: 13),
        baselines(
            "A4: only the last", "Fixed().alignmentGuide(.lastTextBaseline) { _ in 4 }", 17.5, 16, first: 13, last: 4),
        baselines(
            "A5: 13 + 3", "Fixed().alignmentGuide(.firstTextBaseline) { d in d[.firstTextBaseline] + 3 }", 17.5, 16,
            first: 16, last: 13),
        baselines("A6: 13 and 16 + 13", "VStack(spacing: 0) { Fixed(); Fixed() }", 17.5, 32, first: 13, last: 29),
        baselines(
            "A6: 10 + 13, the colour has none", "VStack(spacing: 0) { Color.red.frame(width: 9, height: 10); Fixed() }",
            17.5, 26, first: 23, last: 23),
        baselines(
            "A6: (40 - 16) / 2 + 13", "HStack(spacing: 0) { Color.red.frame(width: 10, height: 40); Fixed() }", 27.5,
            40, first: 25, last: 25),
        baselines(
            "A6: minimum 13, maximum 9 + 13",
            "HStack(alignment: .top, spacing: 0) { Fixed(); Fixed().padding(.top, 9) }",
            35, 25, first: 13, last: 22),
        baselines(
            "A6: the same in a ZStack", "ZStack(alignment: .top) { Fixed(); Fixed().padding(.top, 9) }", 17.5, 25,
            first: 13, last: 22),
        baselines(
            "A8: the upper row is 20 high, its texts at (20 - 16) / 2 + 13 and 4 + 13",
            "VStack(spacing: 0) { HStack(spacing: 0) { Fixed(); Fixed().padding(.top, 4) }; Color.red.frame(height: 6) }",
            35, 26, first: 15, last: 17),
        baselines("O1: the primary's", "Fixed().overlay { Color.red }", 17.5, 16, first: 13, last: 13),
        baselines(
            "O1: never the second's: the bottom", "Color.red.frame(width: 40, height: 40).overlay { Fixed() }", 40, 40,
            first: 40, last: 40),
        baselines(
            "A9: none out of a reader", "GeometryReader { _ in Fixed() }.frame(width: 30, height: 30)", 30, 30,
            first: 30,
            last: 30),
        baselines(
            "A9: none out of a scroll view", "ScrollView { Fixed() }.frame(width: 30, height: 30)", 30, 30, first: 30,
            last: 30),
        baselines("A9: none out of ignored safe areas", "Fixed().ignoresSafeArea()", 17.5, 16, first: 16, last: 16),
        baselines("A9: the chosen view's", "ViewThatFits { Fixed() }", 17.5, 16, first: 13, last: 13),
        baselines("S8: a stack of one is its child", "VStack { Fixed() }", 17.5, 16, first: 13, last: 13),
        baselines("A9: of the cells", "Grid { GridRow { Fixed() } }", 17.5, 16, first: 13, last: 13),
        baselines(
            "A9: at the top of a row 40 high",
            "Grid(alignment: .top) { GridRow { Fixed(); Color.red.frame(width: 10, height: 40) } }", 35.5, 40,
            first: 13,
            last: 13),
        baselines(
            "G11: of rows below each other", "Grid(verticalSpacing: 0) { Fixed(); Fixed() }", 17.5, 32, first: 13,
            last: 29),
        baselines(
            "A1: without a text the bottom", "Color.red.frame(width: 30, height: 12)", 30, 12, first: 12, last: 12)
    ]
}
