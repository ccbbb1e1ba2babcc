/// Grids and lazy containers (spec 8.1, 8.2).
extension RuleCase {
    static let grids: [RuleCase] = [
        RuleCase(
            "G12: a non-row child widens 9 / 60 / 28 by 69 each: 78 + 129 + 97 + 16 = 320; the first cell "
                + "at (78 - 9) / 2",
            """
            Grid {
            GridRow {
            Color.red.frame(width: 9, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 60, height: 10).accessibilityIdentifier("b")
            Color.red.frame(width: 28, height: 10).accessibilityIdentifier("c")
            }
            Color.red.frame(height: 4).accessibilityIdentifier("d")
            }.accessibilityIdentifier("r")
            """,
            in: "320x100", Expected("r", 0, 39, 320, 22), Expected("a", 34.5, 39, 9, 10), Expected("d", 0, 57, 320, 4)),
        RuleCase(
            "G1: padding of a row is padding of its cells: 15 + 66 + 8 wide, 16 + 8 + 1 high",
            """
            Grid {
            GridRow {
            Color.red.frame(width: 9, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 60, height: 10).accessibilityIdentifier("b")
            }.padding(3)
            Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("d")
            }.accessibilityIdentifier("r")
            """,
            in: "320x100", Expected("r", nil, nil, 89, 25), Expected("d", nil, nil, 89, 1)),
        RuleCase(
            "G10: the column to the trailing edge: 40 - 10; the second row to its bottom: 38 + 30 - 10",
            """
            Grid(alignment: .leading) {
            GridRow {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            .gridColumnAlignment(.trailing)
            Color.red.frame(width: 10, height: 30).accessibilityIdentifier("b")
            }
            GridRow(alignment: .bottom) {
            Color.red.frame(width: 40, height: 10).accessibilityIdentifier("c")
            Color.red.frame(width: 30, height: 30).accessibilityIdentifier("e")
            }
            }
            """,
            in: "nilxnil", Expected("a", 30, 10, 10, 10), Expected("c", 0, 58, 40, 10), Expected("b", 48, 0, 10, 30)),
        RuleCase(
            "G7, G10: a custom guide is no baseline: rows keep the tallest cell's height, cells meet the "
                + "row's default 40 / 4 = 10",
            """
            Grid(verticalSpacing: 0) { GridRow(alignment: .quarter) {
            Color.red.frame(width: 10, height: 40).accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 20).accessibilityIdentifier("b")
            Color.red.frame(width: 10, height: 20).alignmentGuide(.quarter) { _ in 15 }
            .accessibilityIdentifier("c")
            } }.accessibilityIdentifier("r")
            """,
            in: "nilxnil", with: Options(declarations: layoutDeclarations), Expected("r", 0, 0, 46, 40),
            Expected("a", 0, 0, 10, 40), Expected("b", 18, 5, 10, 20), Expected("c", 36, -5, 10, 20)),
        RuleCase(
            "G7, G10: a baseline is: line 40, lowest end 40 + 15",
            """
            Grid(verticalSpacing: 0) { GridRow(alignment: .firstTextBaseline) {
            Color.red.frame(width: 10, height: 40).accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
            .accessibilityIdentifier("c")
            } }.accessibilityIdentifier("r")
            """,
            in: "nilxnil", Expected("r", 0, 0, 28, 55), Expected("a", 0, 0, 10, 40), Expected("c", 18, 35, 10, 20)),
        RuleCase(
            "G1: a row outside a grid is its cells",
            """
            HStack(spacing: 0) { GridRow {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            } }
            """,
            in: "nilxnil", Expected("a", 0, 0, 10, 10), Expected("b", 10, 0, 10, 10)),
        RuleCase(
            "LZ1: two lazy columns share: (251 - 8) / 2",
            """
            HStack {
            LazyVStack { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a") }
            .accessibilityIdentifier("x")
            LazyVStack { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b") }
            .accessibilityIdentifier("y")
            }
            """,
            in: "251x100", Expected("x", 0, 45, 121.5, 10), Expected("y", 129.5, 45, 121.5, 10)),
        RuleCase(
            "LZ4: tracks 95 + 10 + 120 = 225 wide, at -12.5; placed again in 225: 107.5 and 120",
            """
            LazyVGrid(columns: [GridItem(.flexible(minimum: 60), spacing: 10), GridItem(
            .flexible(minimum: 120))]) {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
            }.accessibilityIdentifier("r")
            """,
            in: "200x100", Expected("r", -12.5, 45, 225, 10), Expected("a", 36.25, 45, 10, 10),
            Expected("b", 160, 45, 10, 10)),
        RuleCase(
            "LZ2: 60, 102 and 80 with gaps of 8 are 258 in 280 of 320: from 20 + 11",
            """
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(
            .flexible(maximum: 80))]) {
            Color.red.frame(height: 10).accessibilityIdentifier("a")
            Color.red.frame(height: 10).accessibilityIdentifier("b")
            Color.red.frame(height: 10).accessibilityIdentifier("c")
            }.frame(width: 280)
            """,
            in: "320x100", Expected("a", 31, 45, 60, 10), Expected("b", 99, 45, 102, 10), Expected("c", 209, 45, 80, 10)
        ),
        RuleCase(
            "LZ5: header and footer take the whole width and interrupt the rows of (200 - 8) / 2 = 96: 15 + 2 + 20 + 2 "
                + "+ 20 + 2 + 5 = 66 high; the first cell at (96 - 20) / 2",
            """
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 2) {
            Section {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c")
            } header: { Color.red.frame(height: 15).accessibilityIdentifier("h")
            } footer: { Color.red.frame(height: 5).accessibilityIdentifier("f") }
            }.accessibilityIdentifier("r")
            """,
            in: "200x66", Expected("r", 0, 0, 200, 66), Expected("h", 0, 0, 200, 15), Expected("a", 38, 17, 20, 20),
            Expected("b", 142, 17, 20, 20), Expected("c", 38, 39, 20, 20), Expected("f", 0, 61, 200, 5)),
        RuleCase(
            "LZ5: a header of its own width stands at the grid's alignment; its row is 10 wide, the next starts at 14",
            """
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(40))], alignment: .top, spacing: 4) {
            Section(header: Color.red.frame(width: 10, height: 20).accessibilityIdentifier("h")) {
            Color.red.frame(width: 20).accessibilityIdentifier("a")
            Color.red.frame(width: 20).accessibilityIdentifier("b")
            }
            }.accessibilityIdentifier("r")
            """,
            in: "34x100", Expected("r", 0, 0, 34, 100), Expected("h", 0, 0, 10, 20), Expected("a", 14, 0, 20, 30),
            Expected("b", 14, 38, 20, 40)),
        RuleCase(
            "LZ2: what a capped track leaves goes to those after it: 280 - 8 - 50 = 222",
            """
            LazyVGrid(columns: [GridItem(.flexible(maximum: 50)), GridItem(.flexible())]) {
            Color.red.frame(height: 10).accessibilityIdentifier("a")
            Color.red.frame(height: 10).accessibilityIdentifier("b")
            }
            """,
            in: "280x10", Expected("a", 0, 0, 50, 10), Expected("b", 58, 0, 222, 10)),
        RuleCase(
            "LZ2: and what one takes too much is missing there: (200 - 16) / 3 = 61.3333, then (184 - 100) / 2 = 42",
            """
            LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible()), GridItem(.flexible())]) {
            Color.red.frame(height: 10).accessibilityIdentifier("a")
            Color.red.frame(height: 10).accessibilityIdentifier("b")
            Color.red.frame(height: 10).accessibilityIdentifier("c")
            }
            """,
            in: "200x10", Expected("a", 0, 0, 100, 10), Expected("b", 108, 0, 42, 10), Expected("c", 158, 0, 42, 10))
    ]
}
