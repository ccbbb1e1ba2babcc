/// The Layout protocol (spec 8.8) and what structure does to traits and gaps (spec S7, M7, L20).
extension RuleCase {
    static let layouts: [RuleCase] = [
        RuleCase(
            "values, the default 7 where none was given; of two the outermost: 7 + 20 + 40",
            """
            Vals {
            Color.red.accessibilityIdentifier("a")
            Color.red.layoutValue(key: K.self, value: 20).accessibilityIdentifier("b")
            Color.red.layoutValue(key: K.self, value: 30).layoutValue(key: K.self, value: 40)
            .accessibilityIdentifier("c")
            }.accessibilityIdentifier("r")
            """,
            with: Options(declarations: layoutDeclarations), Expected("r", nil, nil, 67, 10),
            Expected("a", nil, nil, 7, 10), Expected("b", nil, nil, 20, 10), Expected("c", nil, nil, 40, 10)),
        RuleCase(
            "T2 to T4: ten times the distance down, the distance across, of Color.red and Color.blue",
            """
            Gap {
            Color.red
            Color.blue
            }.accessibilityIdentifier("r")
            """,
            with: Options(declarations: layoutDeclarations), Expected("r", nil, nil, 80, 8)),
        RuleCase(
            "T2 to T4: ten times the distance down, the distance across, of Color.red and Text('x')",
            """
            Gap {
            Color.red
            Text("x")
            }.accessibilityIdentifier("r")
            """,
            with: Options(declarations: layoutDeclarations), Expected("r", nil, nil, 47.422, 8)),
        RuleCase(
            "T2 to T4: ten times the distance down, the distance across, of Text('x') and Color.red",
            """
            Gap {
            Text("x")
            Color.red
            }.accessibilityIdentifier("r")
            """,
            with: Options(declarations: layoutDeclarations), Expected("r", nil, nil, 81.509, 8)),
        RuleCase(
            "T2 to T4: ten times the distance down, the distance across, of Spacer() and Color.red",
            """
            Gap {
            Spacer()
            Color.red
            }.accessibilityIdentifier("r")
            """,
            with: Options(declarations: layoutDeclarations), Expected("r", nil, nil, 0, 0)),
        RuleCase(
            "a layout without distances: no gap to it; the child of 5 in its far corner",
            """
            VStack {
            SpZero { Color.red.accessibilityIdentifier("c") }.accessibilityIdentifier("a")
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }
            """,
            with: Options(declarations: layoutDeclarations), Expected("a", 145, 85, 10, 10),
            Expected("b", 140, 95, 20, 20), Expected("c", 150, 90, 5, 5)),
        RuleCase(
            "its own leading guide 4 on the line: -4 to 6 beside 0 to 20, 24 wide",
            """
            VStack(alignment: .leading, spacing: 0) {
            Expl { Color.red }.accessibilityIdentifier("a")
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }.accessibilityIdentifier("r")
            """,
            with: Options(declarations: layoutDeclarations), Expected("r", 138, 85, 24, 30),
            Expected("a", 138, 85, 10, 10), Expected("b", 142, 95, 20, 20)),
        RuleCase(
            "L5: a layout that says it is a row",
            """
            Ori { Spacer().accessibilityIdentifier("s") }
            """,
            with: Options(declarations: layoutDeclarations), Expected("s", 135, 100, 30, 0)),
        RuleCase(
            "L6: and the Divider in it stands",
            """
            Ori { Divider().accessibilityIdentifier("s") }
            """,
            with: Options(declarations: layoutDeclarations), Expected("s", 149.5, 80, 1, 40)),
        RuleCase(
            "M7: a layout hides the Spacer's priority; it has no orientation either: 300 - 20 by 200",
            """
            HStack(spacing: 0) {
            Pass { Spacer().accessibilityIdentifier("s") }.accessibilityIdentifier("w")
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }
            """,
            with: Options(declarations: layoutDeclarations), Expected("w", 0, 0, 280, 200)),
        RuleCase(
            "L20: a group keeps the priorities of its views",
            """
            HStack(spacing: 0) { Group {
            Color.red.accessibilityIdentifier("a").layoutPriority(1)
            Color.blue.accessibilityIdentifier("b")
            } }
            """,
            Expected("a", 0, 0, 300, 200), Expected("b", 300, 0, 0, 200)),
        RuleCase(
            "M7: padding, even of 0, hides the priority",
            """
            HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("a").layoutPriority(1).padding(0)
            Color.blue.accessibilityIdentifier("b")
            }
            """,
            Expected("a", 0, 0, 150, 200)),
        RuleCase(
            "M7: effects, overlays and names do not",
            """
            HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("a").layoutPriority(1).offset(x: 0)
            .opacity(0.5).overlay { Text("x") }.id(3).tag(2)
            Color.blue.accessibilityIdentifier("b")
            }
            """,
            Expected("a", 0, 0, 300, 200)),
        RuleCase(
            "M11: each view of a loop is padded: 2 * 30 wide, from 120",
            #"""
            HStack(spacing: 0) { ForEach(0..<2) { i in Color.red.frame(width: 20)
            .accessibilityIdentifier("a\(i)") }.padding(5) }
            """#,
            Expected("a0", 125, 5, 20, 190), Expected("a1", 155, 5, 20, 190)),
        RuleCase(
            "L20: AnyView of two views is two views",
            """
            HStack(spacing: 0) { AnyView(Group {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            }) }
            """,
            Expected("a", 140, 95, 10, 10), Expected("b", 150, 95, 10, 10)),
        RuleCase(
            "S7, L7: no view takes no gap, an empty stack takes the given ones: 10 + 2 + 0 + 2 + 10",
            """
            HStack(spacing: 2) {
            if false { Text("x") }
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            EmptyView()
            HStack {}
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            }
            """,
            Expected("a", 138, 95, 10, 10), Expected("b", 152, 95, 10, 10)),
        RuleCase(
            "S7: but wants none of its own",
            """
            HStack {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            HStack {}
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            }
            """,
            Expected("a", 140, 95, 10, 10), Expected("b", 150, 95, 10, 10)),
        RuleCase(
            "P5: the root without an offer is ideal",
            """
            Color.red.accessibilityIdentifier("a")
            """,
            in: "nilxnil", Expected("a", 0, 0, 10, 10)),
        RuleCase(
            "P7: several views stand in a column: 30 + 8 + 10 high, 40 wide",
            """
            Color.red.frame(width: 20, height: 30).accessibilityIdentifier("a")
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("b")
            """,
            in: "nilxnil", Expected("a", 10, 0, 20, 30), Expected("b", 0, 38, 40, 10)),
        RuleCase(
            "P7: what is too large sticks out on both sides",
            """
            Color.red.frame(width: 20, height: 30).accessibilityIdentifier("a")
            """,
            in: "10x10", Expected("a", -5, -10, 20, 30)),
        RuleCase(
            "S9: the Divider is as wide as its sibling",
            """
            VStack {
            Divider().accessibilityIdentifier("d")
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("b")
            }.fixedSize().accessibilityIdentifier("r")
            """,
            Expected("r", 130, 90.5, 40, 19), Expected("d", 130, 90.5, 40, 1)),
        RuleCase(
            "L6: standing in a row, half a point on iOS at 2x: 0.5 + 8 + 40",
            """
            HStack {
            Divider().accessibilityIdentifier("d")
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("b")
            }.accessibilityIdentifier("r")
            """,
            with: Options(platform: .iOS), Expected("r", 125.75, 0, 48.5, 200), Expected("d", 125.75, 0, 0.5, 200)),
        RuleCase(
            "L6: through AnyLayout too",
            """
            AnyLayout(HStackLayout(spacing: 0)) {
            Divider().accessibilityIdentifier("d")
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("b")
            }
            """,
            Expected("d", 129.5, 0, 1, 200)),
        RuleCase(
            "8.3: the ideal is what has to fit: 120 in 100 does not, though it could shrink",
            """
            ViewThatFits {
            Color.red.frame(minWidth: 20, idealWidth: 120, maxWidth: .infinity).accessibilityIdentifier("a")
            Color.blue.accessibilityIdentifier("b")
            }.accessibilityIdentifier("root")
            """,
            in: "100x30", Expected("root", 0, 0, 100, 30), Expected("b", 0, 0, 100, 30)),
        RuleCase(
            "8.3: and down: 50 in 30 does not, where only the height counts",
            """
            ViewThatFits(in: .vertical) {
            Color.red.frame(minHeight: 5, idealHeight: 50, maxHeight: .infinity).accessibilityIdentifier("a")
            Color.blue.frame(idealWidth: 900).accessibilityIdentifier("b")
            }
            """,
            in: "100x30", Expected("b", 0, 0, 100, 30)),
        RuleCase(
            "8.3: the chosen view then gets the offer itself",
            """
            ViewThatFits {
            Color.red.accessibilityIdentifier("a")
            Color.blue.accessibilityIdentifier("b")
            }
            """,
            in: "100x30", Expected("a", 0, 0, 100, 30))
    ]
}
