import Testing

/// One way to pin either of two panels to the bottom of the window: the upper one while the view is closed, the lower
/// one while it is open.
struct PanelWay: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    /// Whether the lower panel exists while the view is closed.
    var keepsLower = true

    var testDescription: String { name }

    /// What all ways share: two panels of 380 and 240 points, a button that opens and closes, and size readers.
    static let shared = """
        struct Panel: View {
            let name: String
            let tall: CGFloat
            var body: some View {
                Color.orange.frame(height: tall).accessibilityIdentifier(name)
            }
        }
        struct Upper: View { var body: some View { Panel(name: "upper", tall: 380) } }
        struct Lower: View { var body: some View { Panel(name: "lower", tall: 240) } }
        struct Switcher: View {
            @Binding var isOpen: Bool
            var body: some View {
                Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
            }
        }
        struct SizeReader: ViewModifier {
            @Binding var size: CGSize
            func body(content: Content) -> some View {
                content.background(GeometryReader { geometry in
                    Color.clear.task(id: geometry.size) { size = geometry.size }
                })
            }
        }
        extension View {
            func switcher(_ isOpen: Binding<Bool>) -> some View {
                overlay(alignment: .top) { Switcher(isOpen: isOpen) }
            }
            func reading(_ size: Binding<CGSize>) -> some View { modifier(SizeReader(size: size)) }
        }

        """

    /// A view `Screen` whose content is `layout` on the whole window.
    private static func screen(
        _ layout: String, state: String = "", above: String = "", beside: String = ""
    ) -> String {
        """
        \(shared)struct Screen: View {
            @State private var isOpen = false
            \(state)
            var body: some View {
                Color.clear
                    \(layout)
                    \(above)
                    .ignoresSafeArea()
                    .switcher($isOpen)
            }
        }
        \(beside)
        """
    }

    static let all = [
        PanelWay(
            name: "offset by a size that was read",
            source: screen(
                """
                .overlay(alignment: .bottom) {
                    VStack(spacing: 0) {
                        Upper()
                        Lower().reading($lowerSize)
                    }
                    .offset(y: isOpen ? 0 : lowerSize.height)
                    .animation(.default, value: isOpen)
                }
                """, state: "@State private var lowerSize: CGSize = .zero")),
        PanelWay(
            name: "negative padding by a size that was read",
            source: screen(
                """
                .overlay(alignment: .bottom) {
                    VStack(spacing: 0) {
                        Upper()
                        Lower().reading($lowerSize)
                    }
                    .padding(.bottom, isOpen ? 0 : -lowerSize.height)
                }
                """, state: "@State private var lowerSize = CGSize.zero")),
        PanelWay(
            name: "alignment guides in two overlays",
            source: screen(
                """
                .overlay(alignment: .bottom) {
                    Upper().alignmentGuide(.bottom) {
                        isOpen ? $0[.bottom] + lowerSize.height : $0[.bottom]
                    }
                }
                .overlay(alignment: .bottom) {
                    Lower()
                        .reading($lowerSize)
                        .alignmentGuide(.bottom) { d in d[isOpen ? .bottom : .top] }
                }
                """, state: "@State private var lowerSize: CGSize = .zero", above: ".animation(.default, value: isOpen)"
            )),
        PanelWay(
            name: "matched geometry, two effects on one source",
            source: screen(
                """
                .overlay(alignment: .bottom) {
                    Color.clear
                        .frame(height: lowerSize.height)
                        .matchedGeometryEffect(id: "floor", in: marks, anchor: .bottom, isSource: true)
                        .matchedGeometryEffect(id: "seam", in: marks, anchor: .top, isSource: true)
                }
                .overlay(
                    Lower()
                        .reading($lowerSize)
                        .matchedGeometryEffect(id: "floor", in: marks, anchor: isOpen ? .bottom : .top, isSource: false)
                )
                .overlay(
                    Upper()
                        .matchedGeometryEffect(id: isOpen ? "seam" : "floor", in: marks, anchor: .bottom, isSource: false)
                )
                """,
                state: """
                    @Namespace private var marks
                        @State private var lowerSize: CGSize = .zero
                    """)),
        PanelWay(
            name: "scroll position",
            source: screen(
                """
                .overlay(
                    ScrollViewReader { reader in
                        ScrollView {
                            VStack(spacing: 0) {
                                Color.clear.frame(height: window.height - upperSize.height)
                                Upper().reading($upperSize).id("first")
                                Lower().id("second")
                            }
                        }
                        .scrollDisabled(true)
                        .onAppear { reader.scrollTo("first", anchor: .bottom) }
                        .onChange(of: isOpen) { _, open in
                            withAnimation { reader.scrollTo(open ? "second" : "first", anchor: .bottom) }
                        }
                    }
                )
                """,
                state: "@State private var window: CGSize = .zero, upperSize: CGSize = .zero",
                above: ".reading($window)")),
        PanelWay(
            name: "layout priorities and the overlay's alignment",
            source: screen(
                """
                .overlay(alignment: isOpen ? .bottom : .top) {
                    VStack(spacing: 0) {
                        Spacer()
                            .frame(height: window.height - upperSize.height)
                            .layoutPriority(isOpen ? 0 : 2)
                        Upper().reading($upperSize).layoutPriority(isOpen ? 1 : 2)
                        Lower().layoutPriority(isOpen ? 2 : 0)
                    }
                }
                """,
                state: """
                    @State private var window = CGSize.zero
                        @State private var upperSize = CGSize.zero
                    """,
                above: ".reading($window)")),
        PanelWay(
            name: "an overlay in an overlay, without sizes",
            source: screen(
                """
                .overlay(alignment: .bottom) {
                    Lower()
                        .alignmentGuide(.bottom) { isOpen ? $0[.bottom] : 0 }
                        .overlay(alignment: .top) {
                            Upper().alignmentGuide(.top) { $0[.bottom] }
                        }
                }
                """)),
        PanelWay(
            name: "a view that comes and goes",
            source: screen(
                """
                .overlay(alignment: .bottom) {
                    VStack(spacing: 0) {
                        Upper()
                        if isOpen { Lower().transition(.move(edge: .bottom)) }
                    }
                    .animation(.default, value: isOpen)
                }
                """), keepsLower: false),
        PanelWay(
            name: "a layout with a cache and a layout value",
            source: screen(
                """
                .overlay(
                    PinnedColumn {
                        Upper().pinned(!isOpen)
                        Lower().pinned(isOpen)
                    }
                )
                """,
                beside: """
                    struct Pinned: LayoutValueKey { static let defaultValue = false }
                    extension View {
                        func pinned(_ isPinned: Bool) -> some View { layoutValue(key: Pinned.self, value: isPinned) }
                    }
                    struct Heights {
                        var pinned = 0
                        var all: [CGFloat] = []
                        var toPinned: CGFloat { all.isEmpty ? 0 : all[0...pinned].map { $0 * 1 }.reduce(0, +) }
                    }
                    struct PinnedColumn: Layout {
                        func makeCache(subviews: Subviews) -> Heights { .init() }
                        func sizeThatFits(
                            proposal: ProposedViewSize, subviews: Subviews, cache: inout Heights
                        ) -> CGSize {
                            cache.all = []
                            for place in subviews.indices {
                                if subviews[place][Pinned.self] { cache.pinned = place }
                                cache.all.append(subviews[place].dimensions(in: proposal).height)
                            }
                            return proposal.replacingUnspecifiedDimensions()
                        }
                        func placeSubviews(
                            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Heights
                        ) {
                            var y = bounds.maxY - cache.toPinned
                            for place in subviews.indices {
                                subviews[place].place(at: .init(x: bounds.minX, y: y), anchor: .topLeading, proposal: proposal)
                                y += cache.all[place]
                            }
                        }
                    }
                    """))
    ]
}
