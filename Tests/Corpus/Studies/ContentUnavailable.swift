import SwiftUI

struct ContentUnavailableDemo: View {
    @State private var query = "zebra"
    let animals = ["Ant", "Bear", "Cat"]
    var results: [String] { animals.filter { query.isEmpty || $0.localizedStandardContains(query) } }
    var body: some View {
        NavigationStack {
            List(results, id: \.self) { Text($0) }
                .overlay { if results.isEmpty { ContentUnavailableView.search(text: query) } }
                .searchable(text: $query, prompt: "Animals")
                .navigationTitle("Animals")
                .toolbar { ToolbarItem(placement: .bottomBar) { Text("^[\(results.count) result](inflect: true)") } }
        }
    }
}
