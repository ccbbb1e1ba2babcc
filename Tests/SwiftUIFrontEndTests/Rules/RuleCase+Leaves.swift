/// Frames, images, shapes and controls (spec 5, M5, L2 to L18).
extension RuleCase {
    static let leaves: [RuleCase] = [
        RuleCase(
            "F1: a negative width is 0",
            """
            Color.red.frame(width: -20, height: 10).accessibilityIdentifier("a")
            """,
            Expected("a", 150, 95, 0, 10)),
        RuleCase(
            "F1: one that is not a number is not there",
            """
            Color.red.frame(width: .nan, height: 10).accessibilityIdentifier("a")
            """,
            Expected("a", 0, 95, 300, 10)),
        RuleCase(
            "F1: nor is an infinite one",
            """
            Color.red.frame(width: .infinity, height: 10).accessibilityIdentifier("a")
            """,
            Expected("a", 0, 95, 300, 10)),
        RuleCase(
            "F3: a minimum above the maximum wins",
            """
            Color.red.frame(minWidth: 100, maxWidth: 50).accessibilityIdentifier("a")
            """,
            Expected("a", 100, 0, 100, 200)),
        RuleCase(
            "F2: an ideal below the minimum is raised to it",
            """
            Color.red.frame(minWidth: 50, idealWidth: 20).accessibilityIdentifier("a").fixedSize()
            """,
            Expected("a", 125, 95, 50, 10)),
        RuleCase(
            "A10: the frame's own baseline is its bottom: 50 + 100 - 13 = 137",
            """
            Text("Hg").accessibilityIdentifier("t")
            .frame(height: 100, alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline))
            """,
            Expected("t", 141.25, 137, 17.5, 16)),
        RuleCase(
            "L15: a bitmap is rigid",
            """
            Image("picture").frame(width: 20).accessibilityIdentifier("a")
            """,
            Expected("a", 140, 87.5, 20, 25)),
        RuleCase(
            "L15: resizable, its own height where none is offered",
            """
            Image("picture").resizable().accessibilityIdentifier("a").frame(width: 100)
            .fixedSize(horizontal: false, vertical: true)
            """,
            Expected("a", 100, 87.5, 100, 25)),
        RuleCase(
            "M6: 40 by 25 into 300 by 200: 300 by 187.5",
            """
            Image("picture").resizable().scaledToFit().accessibilityIdentifier("a")
            """,
            Expected("a", 0, 6.25, 300, 187.5)),
        RuleCase(
            "M6: 40 by 25 over 100 by 100: 160 by 100",
            """
            Image("picture").resizable().scaledToFill().accessibilityIdentifier("a")
            .frame(width: 100, height: 100)
            """,
            Expected("a", 70, 50, 160, 100)),
        RuleCase(
            "M5: a ratio of 0 or less changes nothing",
            """
            Color.red.aspectRatio(-1, contentMode: .fill).accessibilityIdentifier("a")
            """,
            in: "300x100", Expected("a", 0, 0, 300, 100)),
        RuleCase(
            "L2: a circle is a square of the smaller side",
            """
            Circle().stroke(Color.red).accessibilityIdentifier("c")
            """,
            Expected("c", 50, 0, 200, 200)),
        RuleCase(
            "L3: strokeBorder strokes an inset, which takes the whole offer",
            """
            Circle().strokeBorder(Color.red).accessibilityIdentifier("c")
            """,
            Expected("c", 0, 0, 300, 200)),
        RuleCase(
            "L17: 17.5 + 24 wide, at least 24 high",
            """
            Button("Hg") {}.accessibilityIdentifier("b")
            """,
            Expected("b", nil, nil, 41.5, 24)),
        RuleCase(
            "L18: 16 + 5 + 17.5 wide, a line of 18.5",
            """
            Toggle("Hg", isOn: .constant(true)).accessibilityIdentifier("a")
            """,
            Expected("a", nil, nil, 38.5, 18.5)),
        RuleCase(
            "T5: 6 between two of them: 18.5 + 6 + 18.5",
            """
            VStack {
            Toggle("A", isOn: .constant(true))
            Toggle("B", isOn: .constant(true))
            }.accessibilityIdentifier("r")
            """,
            Expected("r", nil, nil, nil, 43)),
        RuleCase(
            "T4: 8 to a view: 18.5 + 8 + 10",
            """
            VStack {
            Toggle("A", isOn: .constant(true))
            Color.red.frame(height: 10)
            }.accessibilityIdentifier("r")
            """,
            Expected("r", nil, nil, nil, 36.5)),
        RuleCase(
            "T5: 10 + 4.7422 + 16 + 8.1509 + 10",
            """
            VStack {
            Color.red.frame(height: 10)
            Text("Hg")
            Color.red.frame(height: 10)
            }.accessibilityIdentifier("r")
            """,
            Expected("r", nil, nil, 300, 48.893)),
        RuleCase(
            "T7: padding at the sides keeps the distances of the text: 16 + 8.1509 + 10",
            """
            VStack {
            Text("Hg").padding(.horizontal, 4)
            Color.red.frame(height: 10)
            }.accessibilityIdentifier("r")
            """,
            Expected("r", nil, nil, 300, 34.151)),
        RuleCase(
            "T7: padding all around does not: 24 + 8 + 10",
            """
            VStack {
            Text("Hg").padding(4)
            Color.red.frame(height: 10)
            }.accessibilityIdentifier("r")
            """,
            Expected("r", nil, nil, 300, 42)),
        RuleCase(
            "T7: nor does a height: 16 + 8 + 10",
            """
            VStack {
            Text("Hg").frame(height: 16)
            Color.red.frame(height: 10)
            }.accessibilityIdentifier("r")
            """,
            Expected("r", nil, nil, 300, 34)),
        RuleCase(
            "L1: a gradient made fainter is a view as well as a style, 10 by 10 without an offer",
            """
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5).fixedSize()
            .accessibilityIdentifier("g")
            """,
            Expected("g", 145, 95, 10, 10)),
        RuleCase(
            "L1: and still a style that fills",
            """
            Circle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
            .opacity(0.5).shadow(.inner(radius: 2))).accessibilityIdentifier("c")
            """,
            Expected("c", 50, 0, 200, 200))
    ]
}
