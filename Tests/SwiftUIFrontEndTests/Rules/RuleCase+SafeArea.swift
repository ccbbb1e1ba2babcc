import LayoutEngine

/// Safe areas and what is made of the container around (spec 8.5, 8.6).
extension RuleCase {
    static let safeArea: [RuleCase] = [
        RuleCase(
            "containerRelativeFrame: the whole width of the window",
            """
            Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("a")
            """,
            Expected("a", 0, 0, 300, 200)),
        RuleCase(
            "count 3, span 2, spacing 9 in 309: (309 - 18) / 3 = 97 a part, 2 * 97 + 9 = 203",
            """
            VStack { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 9)
            .accessibilityIdentifier("a") }
            """,
            in: "309x200", Expected("a", nil, nil, 203, nil)),
        RuleCase(
            "a length from a closure: 300 / 2 by 200 / 4",
            """
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { l, axis in axis == .horizontal ? l * 0.5 : l * 0.25 }.accessibilityIdentifier("a")
            """,
            Expected("a", 75, 75, 150, 50)),
        RuleCase(
            "a negative length counts as 0",
            """
            Color.red.containerRelativeFrame(.horizontal) { _, _ in -5 }.accessibilityIdentifier("a")
            """,
            Expected("a", 150, 0, 0, 200)),
        RuleCase(
            "without the window's insets: 200 - 20 - 10 = 170 from 20",
            """
            Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
            """,
            with: Options(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)),
            Expected("a", 0, 20, 300, 170)),
        RuleCase(
            "a scroll view is the container: (210 - 10) / 2 = 100, from (300 - 210) / 2 = 45",
            #"""
            ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<3) { i in Color.red
            .frame(height: 10).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
            .accessibilityIdentifier("c\(i)") } } }.frame(width: 210)
            """#,
            Expected("c0", 45, nil, 100, 10), Expected("c1", 155, nil, 100, 10)),
        RuleCase(
            "aligned as in a frame: 300 - 10 = 290",
            """
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            .containerRelativeFrame(.horizontal, alignment: .trailing).accessibilityIdentifier("a")
            """,
            Expected("a", 0, 95, 300, 10), Expected("b", 290, 95, 10, 10)),
        RuleCase(
            "SA2: the view itself answers the safe area",
            """
            Color.red.ignoresSafeArea().accessibilityIdentifier("a")
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("a", 10, 40, 290, 140)),
        RuleCase(
            "SA2: what is inside grows over all insets",
            """
            Color.red.accessibilityIdentifier("b").ignoresSafeArea()
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 0, 0, 300, 200)),
        RuleCase(
            "SA2: one edge, 140 + 40 = 180",
            """
            Color.red.accessibilityIdentifier("b").ignoresSafeArea(edges: .top)
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 10, 0, 290, 180)),
        RuleCase(
            "SA2: the region of the keyboard is empty",
            """
            Color.red.accessibilityIdentifier("b").ignoresSafeArea(.keyboard)
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 10, 40, 290, 140)),
        RuleCase(
            "SA2: both regions written out",
            """
            Color.red.accessibilityIdentifier("b").ignoresSafeArea([.container, .keyboard])
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 0, 0, 300, 200)),
        RuleCase(
            "SA2: two edges, 290 + 10 by 140 + 20",
            """
            Color.red.accessibilityIdentifier("b")
            .ignoresSafeArea(.container, edges: [.bottom, .leading])
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 0, 40, 300, 160)),
        RuleCase(
            "SA2: twice is once",
            """
            Color.red.accessibilityIdentifier("b").ignoresSafeArea().ignoresSafeArea()
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 0, 0, 300, 200)),
        RuleCase(
            "SA2: 100 by 100 touches no edge: centred at (10 + 145, 40 + 70)",
            """
            Color.red.frame(width: 100, height: 100).accessibilityIdentifier("b").ignoresSafeArea()
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 105, 60, 100, 100)),
        RuleCase(
            "SA2: in a column only the edges that it touches: 70 + 40 = 110 high",
            """
            VStack(spacing: 0) {
            Color.red.accessibilityIdentifier("b").ignoresSafeArea()
            Color.blue.accessibilityIdentifier("c")
            }
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 0, 0, 300, 110), Expected("c", 10, 110, 290, 70)),
        RuleCase(
            "O4: a background colour leaves the frame alone",
            """
            Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("b").background(Color.red)
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)),
            Expected("b", 140, 95, 30, 30)),
        RuleCase(
            "SA3: a scroll view keeps its frame under an inset at the bottom",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }
            .accessibilityIdentifier("s").safeAreaInset(edge: .bottom, spacing: 0) { Color.blue
            .frame(height: 30).accessibilityIdentifier("i") }
            """,
            Expected("s", nil, 0, nil, 200), Expected("i", 0, 170, 300, 30), Expected("c", nil, 0, nil, 500)),
        RuleCase(
            "SA3: its content starts below an inset at the top",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }
            .accessibilityIdentifier("s").safeAreaInset(edge: .top, spacing: 0) { Color.blue
            .frame(height: 30).accessibilityIdentifier("i") }
            """,
            Expected("s", nil, 0, nil, 200), Expected("i", 0, 0, 300, 30), Expected("c", nil, 30, nil, 500)),
        RuleCase(
            "SA3: a scroll view keeps the whole frame under two insets, its content both: 20 from the top, bars at the edges",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }.accessibilityIdentifier("s")
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20).accessibilityIdentifier("t") }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).accessibilityIdentifier("i") }
            """,
            Expected("s", nil, 0, nil, 200), Expected("t", 0, 0, 300, 20), Expected("i", 0, 170, 300, 30),
            Expected("c", nil, 20, nil, 500)),
        RuleCase(
            "SA3: two bars at one edge stand above each other: 200 - 30 - 20 = 150; the scroll view keeps its frame",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }.accessibilityIdentifier("s")
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).accessibilityIdentifier("t") }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).accessibilityIdentifier("i") }
            """,
            Expected("s", nil, 0, nil, 200), Expected("t", 0, 150, 300, 20), Expected("i", 0, 170, 300, 30)),
        RuleCase(
            "SA3: a plain view gets 200 - 30 - 8 = 162",
            """
            Color.red.accessibilityIdentifier("c").safeAreaInset(edge: .bottom) { Color.blue
            .frame(height: 30).accessibilityIdentifier("i") }
            """,
            Expected("c", 0, 0, 300, 162), Expected("i", 0, 170, 300, 30)),
        RuleCase(
            "SA3: at the leading edge, 300 - 30 - 4 = 266",
            """
            Color.red.accessibilityIdentifier("c").safeAreaInset(edge: .leading, spacing: 4) {
            Color.blue.frame(width: 30).accessibilityIdentifier("i") }
            """,
            Expected("c", 34, 0, 266, 200), Expected("i", 0, 0, 30, 200)),
        RuleCase(
            "SA3: aligned across the edge, 300 - 50 = 250",
            """
            Color.red.accessibilityIdentifier("c")
            .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { Color.blue
            .frame(width: 50, height: 30).accessibilityIdentifier("i") }
            """,
            Expected("c", 0, 0, 300, 170), Expected("i", 250, 170, 50, 30)),
        RuleCase(
            "SA3: nothing takes no place",
            """
            Color.red.accessibilityIdentifier("c").safeAreaInset(edge: .bottom) { EmptyView() }
            """,
            Expected("c", 0, 0, 300, 200)),
        RuleCase(
            "SA3, L21: several views lie on top of each other: 40 high, the second at (300 - 10) / 2",
            """
            Color.red.accessibilityIdentifier("c").safeAreaInset(edge: .bottom, spacing: 0) {
            Color.blue.frame(height: 20)
            Color.red.frame(width: 10, height: 40).accessibilityIdentifier("g")
            }
            """,
            Expected("c", 0, 0, 300, 160), Expected("g", 145, 160, 10, 40)),
        RuleCase(
            "SA4: 16 on each edge",
            """
            Color.red.accessibilityIdentifier("c").safeAreaPadding()
            """,
            Expected("c", 16, 16, 268, 168)),
        RuleCase(
            "SA4: 20 on two edges",
            """
            Color.red.accessibilityIdentifier("c").safeAreaPadding(.horizontal, 20)
            """,
            Expected("c", 20, 0, 260, 200)),
        RuleCase(
            "SA4: padding is safe area that can be ignored",
            """
            Color.red.accessibilityIdentifier("c").ignoresSafeArea().safeAreaPadding(20)
            """,
            Expected("c", 0, 0, 300, 200))
    ]
}
