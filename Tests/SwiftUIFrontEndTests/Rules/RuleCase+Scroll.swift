import LayoutEngine

/// Scroll views (spec 8.4) and geometry readers (spec L19).
extension RuleCase {
    static let scroll: [RuleCase] = [
        RuleCase(
            "SC1: wider content makes it wider, centred by the root: (300 - 400) / 2",
            """
            ScrollView { Color.red.frame(width: 400, height: 10).accessibilityIdentifier("c") }
            .accessibilityIdentifier("s")
            """,
            Expected("s", -50, 0, 400, 200), Expected("c", -50, 0, 400, 10)),
        RuleCase(
            "SC4: a position names a view and the edge where it stands",
            """
            ScrollView { VStack(spacing: 0) {
            Color.red.frame(height: 120)
            Color.blue.frame(height: 500).id(5).accessibilityIdentifier("b")
            } }.scrollPosition(.constant(ScrollPosition(id: 5, anchor: .top)))
            """,
            Expected("b", 0, 0, 300, 500)),
        RuleCase(
            "SC4: a position in points",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }
            .scrollPosition(.constant(ScrollPosition(y: 120)))
            """,
            Expected("c", 0, -120, 300, 500)),
        RuleCase(
            "SC4: no further than to the end: 200 - 500",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }
            .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 7, y: 900))))
            """,
            Expected("c", 0, -300, 300, 500)),
        RuleCase(
            "SC1: a colour is 10 high where nothing is offered",
            """
            ScrollView { Color.red.accessibilityIdentifier("c") }.accessibilityIdentifier("s")
            """,
            Expected("s", 0, 0, 300, 200), Expected("c", 0, 0, 300, 10)),
        RuleCase(
            "SC3: a column even in a row: text above view 16 + 8.1509 + 20, the text at (20 - 9) / 2",
            """
            ScrollView(.horizontal) {
            Text("A").fixedSize().accessibilityIdentifier("a")
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }.accessibilityIdentifier("s")
            """,
            Expected("s", 0, nil, 300, 44.1509), Expected("a", 5.5, nil, 9, 16), Expected("b", 0, nil, 20, 20)),
        RuleCase(
            "SC3, L5: a Spacer among several views stands in their column: no width, 100 - 10 high",
            """
            ScrollView(.horizontal) {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Spacer(minLength: 4).accessibilityIdentifier("s")
            }
            """,
            in: "100x100", Expected("s", 10, 10, 0, 90)),
        RuleCase(
            "SC3, L5: in a vertical one it keeps its minimum of 8, and no width; no gaps beside it",
            """
            ScrollView {
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
            Spacer().accessibilityIdentifier("s")
            Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
            }
            """,
            in: "100x100", Expected("s", 50, 10, 0, 8), Expected("b", 40, 18, 20, 10)),
        RuleCase(
            "SC4: at the bottom, 200 - 500",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }
            .defaultScrollAnchor(.bottom)
            """,
            Expected("c", 0, -300, 300, 500)),
        RuleCase(
            "SC4: short content is aligned by the anchor: (200 - 50) / 2",
            """
            ScrollView { Color.red.frame(height: 50).accessibilityIdentifier("c") }
            .defaultScrollAnchor(.center)
            """,
            Expected("c", 0, 75, 300, 50)),
        RuleCase(
            "SC1: margins of 10 around the content",
            """
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("c") }
            .contentMargins(10)
            """,
            Expected("c", 10, 10, 280, 500)),
        RuleCase(
            "SC1: no axes, no scrolling",
            """
            ScrollView([]) { Color.red.accessibilityIdentifier("c") }.accessibilityIdentifier("s")
            """,
            Expected("s", 0, 0, 300, 200)),
        RuleCase(
            "M5: a square as wide as the offer, its height is free",
            """
            ScrollView { Color.red.aspectRatio(contentMode: .fill).accessibilityIdentifier("c") }
            """,
            in: "401x400", Expected("c", 0, 0, 401, 401)),
        RuleCase(
            "SC4: row 10 at the top",
            #"""
            ScrollViewReader { p in ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.red
            .frame(height: 50).id(i).accessibilityIdentifier("r\(i)") } } }.onAppear { p
            .scrollTo(10, anchor: .top) } }
            """#,
            Expected("r10", 0, 0, 300, 50), Expected("r9", 0, -50, 300, 50)),
        RuleCase(
            "SC4: row 10 in the middle: (200 - 50) / 2",
            #"""
            ScrollViewReader { p in ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.red
            .frame(height: 50).id(i).accessibilityIdentifier("r\(i)") } } }.onAppear { p
            .scrollTo(10, anchor: .center) } }
            """#,
            Expected("r10", 0, 75, 300, 50)),
        RuleCase(
            "SC4: the last row cannot be at the top: 200 - 50",
            #"""
            ScrollViewReader { p in ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.red
            .frame(height: 50).id(i).accessibilityIdentifier("r\(i)") } } }.onAppear { p
            .scrollTo(19, anchor: .top) } }
            """#,
            Expected("r19", 0, 150, 300, 50)),
        RuleCase(
            "SC4: as little as possible: row 10 comes in at the bottom, 200 - 50",
            #"""
            ScrollViewReader { p in ScrollView { VStack(spacing: 0) { ForEach(0..<20) { i in Color.red
            .frame(height: 50).id(i).accessibilityIdentifier("r\(i)") } } }.onAppear { p
            .scrollTo(10) } }
            """#,
            Expected("r10", 0, 150, 300, 50)),
        RuleCase(
            "SC4: right-to-left shows the leading end on the right: 300 - 50, and 10 * 50 - 300 = 200 hidden",
            #"""
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<10) { i in Color.red
            .frame(width: 50, height: 20).accessibilityIdentifier("r\(i)") } } }
            """#,
            with: Options(direction: .rightToLeft), Expected("r0", 250, 90, 50, 20), Expected("r9", -200, 90, 50, 20)),
        RuleCase(
            "L19: content at the top leading corner, made of the size",
            """
            GeometryReader { g in Color.red.frame(width: g.size.width / 2, height: g.size.height / 4)
            .accessibilityIdentifier("c") }.accessibilityIdentifier("g")
            """,
            Expected("g", 0, 0, 300, 200), Expected("c", 0, 0, 150, 50)),
        RuleCase(
            "L19: 10 by 10 without an offer",
            """
            GeometryReader { g in Color.red.frame(width: g.size.width / 2, height: 10)
            .accessibilityIdentifier("c") }.accessibilityIdentifier("g")
            """,
            in: "nilxnil", Expected("g", 0, 0, 10, 10), Expected("c", 0, 0, 5, 10)),
        RuleCase(
            "L19: frames in the window and in the view",
            """
            VStack(spacing: 0) {
            Color.red.frame(height: 30)
            GeometryReader { g in Color.red.frame(width: g.frame(in: .global).minY, height: g
            .frame(in: .local).minY + 5).accessibilityIdentifier("c") }
            }
            """,
            Expected("c", 0, 30, 30, 5)),
        RuleCase(
            "L19: the insets that reach in",
            """
            GeometryReader { g in Color.red
            .frame(width: g.safeAreaInsets.top, height: g.safeAreaInsets.bottom)
            .accessibilityIdentifier("c") }
            """,
            with: Options(safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)),
            Expected("c", 0, 40, 40, 20)),
        RuleCase(
            "L19: the leading corner is the right one: 300 - 50",
            """
            GeometryReader { g in Color.red.frame(width: 50, height: 10)
            .accessibilityIdentifier("c") }
            """,
            with: Options(direction: .rightToLeft), Expected("c", 250, 0, 50, 10))
    ]
}
