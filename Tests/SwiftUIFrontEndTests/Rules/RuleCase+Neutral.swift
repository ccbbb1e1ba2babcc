/// Modifiers that change nothing about the layout around them (spec O1, O5, M2, M7 to M10, A9, T7, G1b).
extension RuleCase {
    /// A box, a view with a baseline of its own, and what some of the modifiers need.
    private static let neutralDeclarations = """
        struct Box: View {
            let id: String
            let w: CGFloat
            let h: CGFloat
            init(_ id: String, _ w: CGFloat, _ h: CGFloat) { self.id = id; self.w = w; self.h = h }
            var body: some View { Color.gray.frame(width: w, height: h).accessibilityIdentifier(id) }
        }
        struct Total: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Places: PreferenceKey {
            static let defaultValue: [Anchor<CGRect>] = []
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }
        struct Weight: LayoutValueKey { static let defaultValue = 0 }
        struct Nothing: ViewModifier { func body(content: Content) -> some View { content } }
        """

    static let neutralModifiers = [
        ".clipped()", ".clipShape(Circle())", ".cornerRadius(3)", ".border(Color.red)", ".opacity(0.5)", ".hidden()",
        ".shadow(radius: 2)", ".blur(radius: 2)", ".brightness(0.3)", ".contrast(0.3)", ".saturation(0.3)",
        ".grayscale(0.4)", ".hueRotation(.degrees(3))", ".colorInvert()", ".colorMultiply(.red)",
        ".luminanceToAlpha()", ".blendMode(.multiply)", ".compositingGroup()", ".drawingGroup()", ".geometryGroup()",
        ".mask(Color.red)", ".mask { Circle() }", ".overlay(Color.red)", ".overlay { Color.red }", ".overlay(.red)",
        ".background(Color.red)", ".background { Color.red }", ".background(.red)", ".background(.red, in: Circle())",
        ".background(.ultraThinMaterial)", ".offset(x: 3, y: 3)", ".rotationEffect(.degrees(20))", ".scaleEffect(0.5)",
        ".rotation3DEffect(.degrees(20), axis: (x: 1, y: 0, z: 0))",
        ".transformEffect(CGAffineTransform(translationX: 3, y: 4))",
        ".projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 3, y: 4)))",
        ".visualEffect { c, _ in c.offset(x: 3) }", ".scrollTransition { c, _ in c.opacity(1) }",
        ".flipsForRightToLeftLayoutDirection(true)", ".matchedGeometryEffect(id: 1, in: space)", ".zIndex(1)", ".id(1)",
        ".tag(3)", ".coordinateSpace(name: \"x\")", ".layoutValue(key: Weight.self, value: 2)",
        ".gridCellAnchor(.leading)", ".modifier(Nothing())", ".disabled(true)", ".allowsHitTesting(false)",
        ".contentShape(Rectangle())", ".containerShape(Circle())", ".onTapGesture {}", ".onLongPressGesture {}",
        ".gesture(TapGesture().onEnded {})", ".onHover { _ in }", ".onAppear {}", ".onDisappear {}", ".task {}",
        ".onChange(of: 1) { _, _ in }", ".animation(.default, value: 1)", ".transition(.opacity)",
        ".contentTransition(.identity)", ".sensoryFeedback(.success, trigger: 1)", ".foregroundStyle(.red)",
        ".tint(.red)", ".controlSize(.large)", ".preferredColorScheme(.dark)", ".redacted(reason: .placeholder)",
        ".environment(\\.layoutDirection, .leftToRight)", ".transformEnvironment(\\.font) { _ in }",
        ".preference(key: Total.self, value: 1)", ".transformPreference(Total.self) { $0 = 2 }",
        ".onPreferenceChange(Total.self) { _ in }", ".anchorPreference(key: Places.self, value: .bounds) { [$0] }",
        ".overlayPreferenceValue(Total.self) { _ in Color.red }",
        ".backgroundPreferenceValue(Total.self) { _ in Color.red }", ".accessibilityLabel(\"x\")",
        ".accessibilityHidden(true)", ".accessibilityElement(children: .combine)", ".help(\"x\")",
        ".sheet(isPresented: .constant(false)) { EmptyView() }", ".alert(\"x\", isPresented: .constant(false)) { }"
    ]

    /// What everything around a view may notice of a modifier: size, guides, priority, spacing, cells.
    static func neutral(_ modifier: String) -> [RuleCase] {
        let options = Options(declarations: neutralDeclarations)
        return [
            RuleCase(
                "it takes what it is offered", "Color.red\(modifier).accessibilityIdentifier(\"root\")", with: options,
                Expected("root", nil, nil, 300, 200)),
            RuleCase(
                "A9: its leading guide 8 meets that of a box 30 wide: 8 + 30",
                """
                VStack(alignment: .leading, spacing: 0) {
                Box("a", 20, 10).alignmentGuide(.leading) { _ in 8 }\(modifier)
                Box("b", 30, 10)
                }.accessibilityIdentifier("root")
                """,
                in: "38x20", with: options, Expected("root", 0, 0, 38, 20), Expected("b", 8, 10, 30, 10)),
            RuleCase(
                "A9: its baseline 13 meets the bottom 20 of a box; 3 hang below",
                """
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.clear.frame(width: 10, height: 16).alignmentGuide(.firstTextBaseline) { _ in 13 }\(modifier)
                Box("b", 30, 20)
                }.accessibilityIdentifier("root")
                """,
                in: "40x23", with: options, Expected("root", 0, 0, 40, 23), Expected("b", 10, 0, 30, 20)),
            RuleCase(
                "M7: its priority leaves the other nothing of 100",
                """
                HStack(spacing: 0) {
                Color.red.frame(minWidth: 10, maxWidth: .infinity).layoutPriority(1)\(modifier)
                Color.red.accessibilityIdentifier("b")
                }
                """,
                in: "100x20", with: options, Expected("b", 100, 0, 0, 20)),
            RuleCase(
                "T7: a text still stands 8.1509 above a view",
                """
                VStack {
                Text("Hg")\(modifier)
                Box("b", 30, 20)
                }.accessibilityIdentifier("root")
                """,
                in: "nilxnil", with: options, Expected("b", 0, 24.1509, 30, 20)),
            RuleCase(
                "M11: it goes around each view of a group: 10 + 20",
                """
                HStack(spacing: 0) {
                Group {
                Box("a", 10, 10)
                Box("b", 20, 20)
                }\(modifier)
                }.accessibilityIdentifier("root")
                """,
                in: "30x20", with: options, Expected("root", 0, 0, 30, 20)),
            RuleCase(
                "G1b: a span of two columns is seen through it: 100 wide, not 30 + 8 + 100",
                """
                Grid {
                GridRow {
                Box("a", 30, 10)
                Box("b", 20, 20)
                }
                GridRow { Box("c", 100, 10).gridCellColumns(2)\(modifier) }
                }.accessibilityIdentifier("root")
                """,
                in: "nilxnil", with: options, Expected("root", 0, 0, 100, 38), Expected("a", 10.5, 5, 30, 10))
        ]
    }

    /// Spec M7: where a priority is not seen any more, so that both halves of 100 are 50 wide.
    static let hiddenPriorities: [RuleCase] = [
        ".frame(height: 20)", ".frame(maxWidth: .infinity)", ".frame(minWidth: 0)", ".padding(0)", ".padding(.top, 4)",
        ".aspectRatio(nil, contentMode: .fill).frame(maxWidth: .infinity)", ".position(x: 1, y: 1)",
        ".layoutPriority(0)"
    ].map { modifier in
        RuleCase(
            "M7: \(modifier)",
            """
            HStack(spacing: 0) {
            Color.red.layoutPriority(1)\(modifier)
            Color.blue.accessibilityIdentifier("b")
            }
            """,
            in: "100x20", Expected("b", 50, 0, 50, 20))
    }
}
