import SwiftUI

struct NewTabSyntax: View {
    enum Section: Hashable { case watch, library, search }
    @State private var selection: Section = .watch

    var body: some View {
        TabView(selection: $selection) {
            Tab("Watch", systemImage: "play.tv", value: Section.watch) {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<8) { index in
                            RoundedRectangle(cornerRadius: 12)
                                .fill(.indigo.opacity(0.3))
                                .frame(height: 120)
                                .overlay { Text("Episode \(index + 1)") }
                        }
                    }
                    .padding()
                }
            }
            Tab("Library", systemImage: "books.vertical", value: .library) {
                Text("Library")
            }
            .badge("New")
            Tab(value: .search, role: .search) {
                Text("Search")
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

#Preview {
    NewTabSyntax()
}
