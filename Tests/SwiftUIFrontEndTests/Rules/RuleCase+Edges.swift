/// The zero distances of a Spacer, and what hides them (spec 2.1, T7).
extension RuleCase {
    /// A view between boxes of 20 in a row without explicit spacing: the gaps on both sides and its own width.
    private static func between(_ view: String, _ left: Double, _ right: Double, width: Double = 0) -> RuleCase {
        RuleCase(
            "2.1: 20 + \(left) + \(width) + \(right)",
            """
            HStack {
            Color.red.frame(width: 20, height: 20)
            \(view)
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
            }.accessibilityIdentifier("root")
            """,
            in: "nilxnil", Expected("root", nil, nil, 40 + left + width + right, nil),
            Expected("b", 20 + left + width + right, nil, 20, 20))
    }

    private static let spacer = "Spacer(minLength: 0)"
    private static let box = "Color.red.frame(width: 5, height: 5)"

    static let edges: [RuleCase] = [
        between(spacer, 0, 0),
        between(spacer + ".frame(width: 12)", 0, 0, width: 12),
        between(spacer + ".frame(height: 5)", 0, 0),
        between(spacer + ".frame(maxWidth: .infinity)", 0, 0),
        between(spacer + ".frame(minWidth: 5)", 0, 0, width: 5),
        between(spacer + ".frame(width: 12).frame(height: 5)", 0, 0, width: 12),
        between(spacer + ".fixedSize()", 0, 0),
        between(spacer + ".layoutPriority(2)", 0, 0),
        between(spacer + ".background(Color.red)", 0, 0),
        between(spacer + ".overlay(Color.red)", 0, 0),
        between(spacer + ".padding(0)", 0, 0),
        between(spacer + ".padding(.vertical, 4)", 0, 0),
        between(spacer + ".padding(.leading, 4)", 8, 0, width: 4),
        between(spacer + ".padding(.trailing, 4)", 0, 8, width: 4),
        between(spacer + ".padding(4)", 8, 8, width: 8),
        between(spacer + ".frame(width: 12).padding(.leading, 2)", 8, 0, width: 14),
        between(spacer + ".padding(.leading, 2).frame(width: 12)", 8, 0, width: 12),
        between(spacer + ".frame(width: 3).position(x: 1, y: 1)", 8, 8, width: 3),
        between("HStack { \(spacer) }", 0, 0),
        between("ZStack { \(spacer) }", 0, 0),
        between("VStack { \(spacer) }", 8, 8),
        between("AnyLayout(HStackLayout()) { \(spacer) }", 0, 0),
        between("Group { \(spacer) }", 0, 0),
        between("AnyView(\(spacer))", 0, 0),
        between("if true { \(spacer) }", 0, 0),
        between("ViewThatFits { \(spacer) }", 0, 0),
        between("HStack { \(spacer); \(spacer) }", 0, 0),
        between("HStack { \(spacer); \(box) }", 0, 8, width: 5),
        between("HStack { \(box); \(spacer) }", 8, 0, width: 5),
        between("VStack { \(spacer); \(box) }", 8, 8, width: 5),
        between("ZStack { \(spacer); \(spacer) }", 0, 0),
        between("ZStack { \(spacer); \(box) }", 8, 8, width: 5),
        between("ZStack { \(spacer).layoutPriority(1); \(box) }", 0, 0),
        between(box + ".overlay { \(spacer) }", 8, 8, width: 5),
        between("Grid { GridRow { \(spacer) } }", 8, 8),
        between("HStack { }", 0, 0), between("ZStack { }", 0, 0), between("LazyHStack { }", 0, 0),
        between("VStack { }.padding(3)", 8, 8, width: 6),
        between("Divider()", 8, 8, width: 1),
        between("ScrollView(.horizontal) { \(box) }", 8, 8, width: 5),
        between("GeometryReader { _ in Color.red }", 8, 8, width: 10)
    ]
}
