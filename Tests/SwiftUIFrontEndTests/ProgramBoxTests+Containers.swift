/// Layouts, scroll views, lists and labels that ask something of their surroundings.
extension ProgramBoxTests {
    static let containers = [
        Case(
            "the guide's axis chooses the overload: 15 above the line, L 4 above it and 36 below: 51 high, 20 + 8 + 40 wide",
            """
            struct L: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: 40, height: 40) }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
                func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                    subviews: Subviews, cache: inout ()) -> CGFloat? { bounds.minX + 13 }
                func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                    subviews: Subviews, cache: inout ()) -> CGFloat? { bounds.minY + 4 }
            }
            struct V: View { var body: some View { HStack(alignment: .firstTextBaseline) {
                Color.red.frame(width: 20, height: 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
                L { Color.red }
            }.accessibilityIdentifier("box") } }
            """, 68, 51),
        Case(
            "the geometry of a scroll view is told once: 300 of content, 100 of container",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { VStack {
                    ScrollView { Color.red.frame(height: 300) }
                        .onScrollGeometryChange(for: CGFloat.self) { $0.contentSize.height + $0.containerSize.height / 100 }
                            action: { _, new in w = new }
                        .frame(height: 100)
                    box(w) } } }
            """, 301, 1),
        Case(
            "content that starts at its end is scrolled by what does not fit: 300 - 100",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { VStack {
                    ScrollView { Color.red.frame(height: 300) }
                        .defaultScrollAnchor(.bottom)
                        .onScrollGeometryChange(for: CGFloat.self) { $0.visibleRect.minY } action: { _, new in w = new }
                        .frame(height: 100)
                    box(w) } } }
            """, 200, 1),
        Case(
            "only what is seen by half is told to be: 1 + 2",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { VStack {
                    ScrollView { VStack(spacing: 0) {
                        Color.red.frame(height: 80).onScrollVisibilityChange { if $0 { w += 2 } }
                        Color.red.frame(height: 80).onScrollVisibilityChange { if $0 { w += 5 } } } }
                        .frame(height: 100)
                    box(w) } } }
            """, 3, 1),
        Case(
            "a fourth of the second is seen, which is its threshold: 1 + 2 + 5",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { VStack {
                    ScrollView { VStack(spacing: 0) {
                        Color.red.frame(height: 80).onScrollVisibilityChange(threshold: 0.25) { if $0 { w += 2 } }
                        Color.red.frame(height: 80).onScrollVisibilityChange(threshold: 0.25) { if $0 { w += 5 } } } }
                        .frame(height: 100)
                    box(w) } } }
            """, 8, 1),
        Case(
            "the anchor for alignment holds for short content: 7 below its top",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { VStack {
                    ScrollView { Color.red.frame(width: 10, height: 10)
                        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("s")).minY } action: { w = $0 + 7 } }
                        .defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
                        .frame(height: 100).coordinateSpace(name: "s")
                    box(w) } } }
            """, 7, 1),
        Case(
            "rows are at least as high as the environment says: 10, with 5 in the middle of the second, 12.5 below the top",
            """
            struct V: View { @State var w: CGFloat = 1
                var body: some View { VStack {
                    List { ForEach(0..<2, id: \\.self) { row in
                        Color.red.frame(height: 5).listRowInsets(EdgeInsets())
                            .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("s")).minY }
                                action: { if row == 1 { w = $0 } } } }
                        .listStyle(.plain).environment(\\.defaultMinListRowHeight, 10)
                        .frame(height: 100).coordinateSpace(name: "s")
                    box(w) } } }
            """, 12.5, 1),
        Case(
            "the icon has the width that is reserved, and the distance that is asked for: 16 + 20 + 30",
            """
            struct V: View { var body: some View {
                Label { Color.red.frame(width: 30, height: 10) } icon: { Color.blue.frame(width: 10, height: 10) }
                    .labelIconToTitleSpacing(20).labelReservedIconWidth(16)
                    .frame(height: 7).accessibilityIdentifier("box") } }
            """, 66, 7),
        Case(
            "formatters of lengths, masses and energies write as those of Foundation do for the United States",
            """
            struct V: View { var body: some View {
                let length = LengthFormatter(), mass = MassFormatter(), energy = EnergyFormatter()
                var found = [length.string(fromValue: 4.5, unit: .kilometer), length.string(fromMeters: 1500),
                    length.string(fromMeters: 0.5), length.string(fromMeters: 5000), mass.string(fromKilograms: 70.5),
                    mass.string(fromKilograms: 0.2), energy.string(fromJoules: 5000)]
                length.unitStyle = .long
                length.isForPersonHeightUse = true
                found.append(length.string(fromMeters: 1.8))
                length.unitStyle = .short
                length.numberFormatter.maximumFractionDigits = 0
                found.append(length.string(fromValue: 3.2, unit: .foot))
                let wanted = ["4.5 km", "1,640.42 yd", "1.64 ft", "3.107 mi", "155.426 lb", "7.055 oz", "1.195 kcal",
                    "5 feet, 10.866 inches", "3′"]
                return box(CGFloat(zip(found, wanted).filter { $0 == $1 }.count)) } }
            """, 9, 1)
    ]
}
