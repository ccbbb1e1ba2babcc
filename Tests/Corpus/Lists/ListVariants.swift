import SwiftUI

struct ListVariants: View {
    struct Folder: Identifiable { let id = UUID(); var name: String; var items: [Folder]? }
    @State private var folders = [Folder(name: "Docs", items: [Folder(name: "a.txt"), Folder(name: "b.txt")]), Folder(name: "Music", items: nil)]
    @State private var selection: Set<UUID> = []
    @State private var query = ""
    var filtered: [Folder] { query.isEmpty ? folders : folders.filter { $0.name.localizedCaseInsensitiveContains(query) } }
    var body: some View {
        NavigationSplitView {
            List(filtered, children: \.items, selection: $selection) { folder in
                Label(folder.name, systemImage: folder.items == nil ? "doc" : "folder")
                    .listRowSeparatorTint(.blue)
                    .swipeActions(edge: .trailing) { Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") } }
            }
            .searchable(text: $query, placement: .sidebar)
            .listStyle(.sidebar)
            .toolbar { EditButton() }
        } detail: {
            ContentUnavailableView("Nothing selected", systemImage: "doc", description: Text("Choose a *folder*."))
        }
    }
}
