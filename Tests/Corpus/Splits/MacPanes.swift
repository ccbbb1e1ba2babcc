import SwiftUI

struct MacPanes: View {
    @State private var search = ""
    @State private var selection: String? = "Inbox"
    var body: some View {
        HSplitView {
            VStack(alignment: .leading) {
                TextField("Search", text: $search).textFieldStyle(.roundedBorder).padding(8)
                List(["Inbox", "Sent", "Trash"], id: \.self, selection: $selection) { name in
                    Label(name, systemImage: "tray").badge(name == "Inbox" ? 4 : 0)
                }
                .listStyle(.sidebar)
            }
            .frame(minWidth: 160, idealWidth: 200, maxWidth: 280)
            VStack {
                Text(selection ?? "Nothing selected").font(.title)
                Spacer()
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(NSColor.windowBackgroundColor))
        }
        .frame(minWidth: 600, minHeight: 300)
        .toolbar {
            ToolbarItem(placement: .navigation) { Button(action: {}) { Image(systemName: "sidebar.left") } }
            ToolbarItem(placement: .primaryAction) { Menu("Sort") { Button("Name") {} } }
        }
    }
}
