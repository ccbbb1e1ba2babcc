import SwiftUI

struct ToolbarZoo: View {
    @State private var text = "Hello"
    var body: some View {
        NavigationStack {
            TextEditor(text: $text).padding(.horizontal).scrollContentBackground(.hidden)
                .navigationTitle($text)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {}.bold() }
                    ToolbarItemGroup(placement: .bottomBar) { Image(systemName: "bold"); Spacer(); Image(systemName: "italic") }
                    ToolbarItem(placement: .status) { Text("\(text.count) characters").font(.caption) }
                    if text.isEmpty { ToolbarItem { Image(systemName: "exclamationmark") } }
                    ToolbarTitleMenu { RenameButton(); Button("Duplicate") {} }
                }
                .renameAction {}
                .toolbarBackground(.indigo, for: .navigationBar, .bottomBar)
                .navigationDocument(URL(string: "file:///tmp/a.txt")!)
        }
    }
}
