/// Sources of views put together at random, the same for one seed.
struct RandomViewSource {
    private var state: UInt64

    /// A program whose view is `Sample()`.
    static func program(seed: UInt64) -> String {
        var random = RandomViewSource(state: seed)
        return declarations + "struct Sample: View {\n    var gap: CGFloat = 6\n    @State private var on = true\n"
            + "    @State private var pick: Int? = 2\n    @Namespace private var space\n"
            + "    var body: some View {\n" + random.view(depth: 4) + "\n    }\n}\n"
    }

    private static let declarations = """
        extension HorizontalAlignment {
            private enum Notch: AlignmentID {
                static func defaultValue(in d: ViewDimensions) -> CGFloat { 0.8 * d.width - 2 }
            }
            static let notch = HorizontalAlignment(Notch.self)
        }
        struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
        struct Stairs: Layout {
            var step: CGFloat = 5
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                return CGSize(
                    width: sizes.map(\\.width).reduce(0, max) + step * CGFloat(subviews.count),
                    height: sizes.map(\\.height).reduce(0, +))
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                var y = bounds.minY
                for (index, subview) in subviews.enumerated() {
                    subview.place(
                        at: CGPoint(x: bounds.minX + step * CGFloat(index) * subview[Weight.self], y: y),
                        proposal: .unspecified)
                    y += subview.sizeThatFits(.unspecified).height
                }
            }
        }
        struct Framed: ViewModifier {
            var inset: CGFloat
            func body(content: Content) -> some View {
                content.padding(inset).overlay(alignment: .topTrailing) { Circle().frame(width: inset) }
            }
        }
        struct Badge<Content: View>: View {
            let count: Int
            @ViewBuilder var content: Content
            var body: some View { HStack { content; if count > 2 { Text("\\(count)").font(.caption) } } }
        }
        struct Notch: Shape {
            var depth = 4.0
            func path(in rect: CGRect) -> Path { Path { $0.addRect(rect.insetBy(dx: depth, dy: 0)) } }
        }
        enum Kind: String, CaseIterable, Identifiable { case low, mid, high; var id: Self { self } }
        extension View {
            func share(_ part: CGFloat) -> some View { GeometryReader { area in frame(width: area.size.width * part) } }
            func wide() -> some View { GeometryReader { area in self.offset(x: area.size.width / 8) } }
        }

        """

    private static let leaves = [
        "Text(\"Quince\")", "Text(\"a longer line of words\").lineLimit(1)", "Color.mint", "Rectangle()",
        "Circle().fill(.orange)", "Image(systemName: \"star\")", "Divider()", "Spacer()", "Notch(depth: gap)",
        "Toggle(\"Switch\", isOn: $on)", "Label(\"Tag\", systemImage: \"tag\")", "Button(\"Go\") { on.toggle() }",
        "RoundedRectangle(cornerRadius: 3).stroke(lineWidth: 2)", "Text(\"a\") + Text(\"b\").bold()",
        "Text(\"\\(12.5, specifier: \"%.2f\") km\")", "Text(0.256, format: .percent)", "ProgressView(value: 0.3)",
        "Picker(\"P\", selection: $pick) { Text(\"none\").tag(Int?.none); Text(\"second\").tag(Int?.some(2)) }",
        "Picker(\"K\", selection: .constant(Kind.mid)) { ForEach(Kind.allCases) { Text($0.rawValue) } }",
        "Path { $0.addEllipse(in: CGRect(x: 1, y: 2, width: 30, height: 9)) }",
        "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing)",
        "Slider(value: .constant(0.5))", "Text(verbatim: \"50 % *off*\")", "Text(\"**two** parts\")",
        "EmptyView()", "Stepper(\"N\", value: .constant(3), in: 0...5)", "LabeledContent(\"Size\", value: \"3\")"
    ]

    private static let modifiers = [
        ".padding(gap)", ".padding(.horizontal, 3)", ".frame(width: 70)",
        ".frame(maxWidth: .infinity, alignment: .trailing)",
        ".frame(minHeight: 20, maxHeight: 90)", ".offset(x: 3, y: -4)", ".layoutPriority(1)", ".fixedSize()",
        ".aspectRatio(1.5, contentMode: .fit)", ".font(.title2)", ".font(.system(size: 13, weight: .semibold))",
        ".foregroundStyle(.fill.tertiary)", ".symbolVariant(.circle.fill)", ".opacity(on ? 1 : 0.4)",
        ".alignmentGuide(.notch) { d in d[.trailing] - gap }", ".alignmentGuide(.top) { $0.height / 4 }",
        ".overlay { Color.red.frame(width: gap) }", ".overlay(alignment: .bottom) { Text(\"low\") }",
        ".background(.thinMaterial, in: .capsule)",
        ".background { GeometryReader { Color.gray.frame(height: $0.size.height / 2) } }",
        ".modifier(Framed(inset: gap + 1))", ".share(0.5)", ".wide()", ".border(.blue, width: 2)",
        ".position(x: 30, y: 12)", ".scaleEffect(0.5, anchor: .bottomLeading)", ".rotationEffect(.degrees(30))",
        ".layoutValue(key: Weight.self, value: 2)", ".multilineTextAlignment(.trailing)", ".textCase(.uppercase)",
        ".containerRelativeFrame(.horizontal, count: 3, spacing: 4)", ".safeAreaInset(edge: .bottom) { Text(\"bar\") }",
        ".environment(\\.layoutDirection, .rightToLeft)", ".dynamicTypeSize(.xLarge)", ".tag(7)", ".id(\"spot\")",
        ".ignoresSafeArea(edges: .top)", ".gridCellColumns(2)", ".hidden()", ".accessibilityIdentifier(\"mark\")",
        ".matchedGeometryEffect(id: \"m\", in: space)", ".controlSize(.small)", ".labelStyle(.titleOnly)",
        ".onTapGesture { on = false }", ".lineSpacing(4)", ".contentMargins(8)", ".mask { Circle() }"
    ]

    private static let containers = [
        "VStack(alignment: .notch) {\n#\n}", "HStack(spacing: gap) {\n#\n}",
        "ZStack(alignment: .bottomLeading) {\n#\n}",
        "Group {\n#\n}", "Stairs(step: gap) {\n#\n}", "Badge(count: 3) {\n#\n}", "ScrollView {\n#\n}",
        "Grid(horizontalSpacing: 2) {\nGridRow {\n#\n}\n}", "LazyVStack {\n#\n}", "ViewThatFits {\n#\n}",
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(30), alignment: .top)]) {\n#\n}",
        "GeometryReader { area in\nVStack(spacing: area.size.width / 50) {\n#\n}\n}",
        "ForEach(0..<2, id: \\.self) { index in\nVStack { Text(\"row \\(index)\")\n#\n}\n}",
        "if on {\n#\n} else {\nText(\"off\")\n}", "AnyLayout(HStackLayout(alignment: .bottom)) {\n#\n}",
        "ForEach(Kind.allCases) { kind in\nHStack { Text(kind.rawValue)\n#\n}\n}",
        "Section {\n#\n} header: { Text(\"head\") }",
        "AnyView(HStack {\n#\n})"
    ]

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    private mutating func view(depth: Int) -> String {
        if depth == 0 || next(5) == 0 { return Self.leaves[next(Self.leaves.count)] + modified() }
        let container = Self.containers[next(Self.containers.count)]
        let content = (0...next(3)).map { _ in view(depth: depth - 1) }.joined(separator: "\n")
        let text = container.split(separator: "#", omittingEmptySubsequences: false).joined(separator: content)
        return container.hasPrefix("if") ? "Group {\n\(text)\n}" + modified() : text + modified()
    }

    private mutating func modified() -> String {
        (0..<next(4)).map { _ in "\n" + Self.modifiers[next(Self.modifiers.count)] }.joined()
    }
}
