import SwiftUI

struct TabsModern: View {
    enum Place: Hashable, CaseIterable { case home, inbox, settings }
    @State private var selection: Place = .home
    @SceneStorage("tab") private var stored = 0
    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: .home) {
                NavigationStack { ScrollView { Text("Welcome").padding() }.navigationTitle("Home") }
            }
            Tab("Inbox", systemImage: "tray", value: Place.inbox) { Text("Inbox") }.badge(3)
            Tab(value: .settings) { Text("Settings") } label: { Label("Settings", systemImage: "gear") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultAppStorage(.standard)
    }
}
