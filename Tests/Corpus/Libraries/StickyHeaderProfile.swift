import SwiftUI

private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGPoint { .zero }
    static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) { value = nextValue() }
}
struct ObservableScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    let offsetChanged: (CGPoint) -> Void
    let content: Content
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, offsetChanged: @escaping (CGPoint) -> Void = { _ in }, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.offsetChanged, self.content) = (axes, showsIndicators, offsetChanged, content())
    }
    var body: some View {
        SwiftUI.ScrollView(axes, showsIndicators: showsIndicators) {
            GeometryReader { geometry in
                Color.clear.preference(key: OffsetKey.self, value: geometry.frame(in: .named("scrollView")).origin)
            }
            .frame(width: 0, height: 0)
            content
        }
        .coordinateSpace(name: "scrollView")
        .onPreferenceChange(OffsetKey.self, perform: offsetChanged)
    }
}
struct StickyHeaderProfile: View {
    enum Section: String, CaseIterable, Identifiable { case posts, replies, media; var id: String { rawValue } }
    @State private var offset: CGFloat = 0
    @State private var section: Section = .posts
    @State private var tabFrames = [Section: CGRect]()
    @Namespace private var underline
    private let headerHeight: CGFloat = 140

    var body: some View {
        ObservableScrollView(showsIndicators: false, offsetChanged: { offset = $0.y }) {
            VStack(spacing: 0) {
                header
                    .frame(height: headerHeight + max(offset, 0))
                    .offset(y: -max(offset, 0))
                    .zIndex(offset < -80 ? 1 : 0)
                    .overlay(alignment: .bottomLeading) { avatar }
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    bio.padding()
                    SwiftUI.Section(header: tabs) {
                        ForEach(0..<8, id: \.self) { n in
                            Text("\(section.rawValue.capitalized) #\(n)").padding().frame(maxWidth: .infinity, minHeight: 60, alignment: .leading)
                            Divider().padding(.leading, 16)
                        }
                    }
                }
            }
        }
        .ignoresSafeArea(edges: .top)
    }
    private var header: some View { Rectangle().fill(.linearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)).blur(radius: max(0, min(10, -offset / 20)), opaque: true) }
    private var avatar: some View {
        Image(systemName: "person.crop.circle.fill")
            .resizable()
            .frame(width: 80, height: 80)
            .background(Circle().fill(.white))
            .padding(4)
            .scaleEffect(offset < 0 ? max(0.6, 1 + offset / 200) : 1, anchor: .bottom)
            .offset(x: 16, y: 40)
    }
    private var bio: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack { Spacer(); Button("Follow") {}.buttonStyle(.bordered).tint(.primary) }
            Text("Mira Holm").font(.title2.bold()) + Text(" ✓").foregroundColor(.blue)
            Text("Designs trains. \(Text("she/her").italic()). Lives in Ørestad.")
            HStack(spacing: 16) { ForEach([("128", "Following"), ("4.2K", "Followers")], id: \.1) { n, l in Text("**\(n)** \(l)") } }
        }
    }
    private var tabs: some View {
        HStack {
            ForEach(Section.allCases) { s in
                Button { withAnimation(.easeInOut) { section = s } } label: {
                    VStack(spacing: 6) {
                        Text(s.rawValue.capitalized).fontWeight(section == s ? .semibold : .regular)
                        ZStack {
                            Capsule().fill(.clear).frame(height: 3)
                            if section == s { Capsule().fill(.blue).frame(height: 3).matchedGeometryEffect(id: "u", in: underline, properties: .position, anchor: .center, isSource: true) }
                        }
                    }
                    .frame(maxWidth: .infinity)
                }
                .foregroundStyle(.primary)
            }
        }
        .padding(.top)
        .background(.background)
    }
}
