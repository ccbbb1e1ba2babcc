import SwiftUI

enum Tab_: String, CaseIterable {
    case home = "house.fill"
    case search = "magnifyingglass"
    case bell = "bell.fill"
    case person = "person.fill"
    var color: Color { switch self { case .home: return .blue; case .search: return .indigo; case .bell: return .purple; case .person: return .orange } }
    var index: CGFloat { CGFloat(Tab_.allCases.firstIndex(of: self) ?? 0) }
    static var count: CGFloat { CGFloat(Tab_.allCases.count) }
}

struct Trapezoid: Shape {
    var inset: CGFloat = 10
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.move(to: CGPoint(x: inset, y: 0))
            p.addLines([CGPoint(x: rect.maxX - inset, y: 0), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: rect.maxY)])
            p.closeSubpath()
        }
    }
}

struct TabBarCurved: View {
    @Binding var selectedTab: Tab_
    @State private var xOffset: CGFloat = 0
    @State private var tabSizes: [Tab_: CGRect] = [:]

    private var tabs: some View {
        HStack(spacing: 0) {
            ForEach(Tab_.allCases, id: \.rawValue) { tab in
                Spacer()
                Image(systemName: selectedTab == tab ? tab.rawValue : tab.rawValue.replacingOccurrences(of: ".fill", with: ""))
                    .scaleEffect(tab == selectedTab ? 1.25 : 1.0)
                    .foregroundColor(tab == selectedTab ? tab.color : .gray)
                    .font(.system(size: 20))
                    .background(GeometryReader { g in Color.clear.preference(key: TabKey.self, value: [tab: g.frame(in: .named("bar"))]) })
                    .onTapGesture { withAnimation(.easeInOut(duration: 0.1)) { selectedTab = tab } }
                Spacer()
            }
        }
    }

    var body: some View {
        tabs
            .frame(height: 60)
            .coordinateSpace(name: "bar")
            .onPreferenceChange(TabKey.self) { tabSizes = $0 }
            .background(alignment: .bottomLeading) {
                if let rect = tabSizes[selectedTab] {
                    Trapezoid().fill(selectedTab.color.gradient).frame(width: 40, height: 6).offset(x: rect.midX - 20)
                }
            }
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
            .padding()
    }

    struct TabKey: PreferenceKey {
        static let defaultValue: [Tab_: CGRect] = [:]
        static func reduce(value: inout [Tab_: CGRect], nextValue: () -> [Tab_: CGRect]) { value.merge(nextValue()) { $1 } }
    }
}

struct TabRoot: View {
    @State private var tab: Tab_ = .search
    var body: some View {
        VStack { Spacer(); Text(tab.rawValue); Spacer(); TabBarCurved(selectedTab: $tab) }
    }
}

struct TabRoot_Previews: PreviewProvider { static var previews: some View { TabRoot() } }
