import SwiftUI

struct SystemTabs: View {
    @State private var selectedTab = "list"

    var body: some View {
        TabView(selection: $selectedTab) {
            NavigationView {
                List(0..<5) { Text("Row \($0)") }
                    .navigationTitle("List")
            }
            .tabItem {
                Label("List", systemImage: "list.dash")
            }
            .tag("list")

            Text("Map goes here")
                .tabItem {
                    Image(systemName: "map")
                    Text("Map")
                }
                .tag("map")
                .badge(3)

            VStack {
                Text("Settings")
                Button("Back to list") { selectedTab = "list" }
            }
            .tabItem { Label("Settings", systemImage: "gear") }
            .tag("settings")
        }
        .accentColor(.purple)
    }
}

struct SystemTabs_Previews: PreviewProvider {
    static var previews: some View {
        SystemTabs()
            .preferredColorScheme(.dark)
    }
}
