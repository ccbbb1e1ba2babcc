import SwiftUI

struct EnumDrivenTabs: View {
    @SceneStorage("tab") private var tab = Tab.feed
    @Namespace private var ns
    enum Tab: String, CaseIterable, Hashable { case feed, explore, inbox
        @ViewBuilder var label: some View { Label(rawValue.localizedCapitalized, systemImage: icon) }
        private var icon: String { switch self { case .feed: "newspaper"; case .explore: "safari"; case .inbox: "tray" } }
        static let allTitles = allCases.map(\.rawValue)
    }
    var body: some View {
        TabView(selection: $tab) {
            ForEach(Tab.allCases, id: \.self) { t in
                NavigationStack {
                    VStack { Text(t.rawValue).font(.title).navigationTitle(Text(verbatim: t.rawValue)); Text(Tab.allTitles, format: .list(type: .and, width: .narrow)) }
                        .toolbar(.hidden, for: .tabBar)
                        .toolbarBackground(.visible, for: .navigationBar)
                        .toolbarColorScheme(.dark, for: .navigationBar)
                }
                .tabItem { t.label }
                .badge(t == .inbox ? 3 : 0)
                .tag(t)
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .onChange(of: tab) { print("tab", $0, $1) }
    }
}
