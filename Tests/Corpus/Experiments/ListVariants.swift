import SwiftUI

struct ListVariants: View {
    struct Item: Identifiable, Hashable { let id = UUID(); var name: String; var children: [Item]? = nil }
    @State private var items = [Item(name: "Fruit", children: [Item(name: "Apple"), Item(name: "Pear", children: [Item(name: "Conference")])]), Item(name: "Bread")]
    @State private var selection = Set<UUID>()
    @State private var expanded = true
    @State private var isOn = [true, false]
    @Environment(\.editMode) private var editMode
    var body: some View {
        List(selection: $selection) {
            OutlineGroup(items, children: \.children) { Text($0.name) }
            Section("Toggles") { ForEach($isOn.indices, id: \.self) { i in Toggle("Option \(i)", isOn: $isOn[i]) } }
            Section { DisclosureGroup("More", isExpanded: $expanded) { Text("Hidden"); Text("Content") } } header: { Text("Groups").textCase(nil) } footer: { Text("A footer that explains the section above in some detail.") }
            Section(isExpanded: $expanded) { Text("Inside") } header: { Text("Collapsible") }
            HStack { Text("Custom"); Spacer(); Image(systemName: "chevron.right") }
                .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                .listRowBackground(Color.yellow.opacity(0.2))
                .listRowSeparatorTint(.red, edges: .bottom)
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                .swipeActions(edge: .trailing, allowsFullSwipe: false) { Button(role: .destructive, action: {}) { Label("Delete", systemImage: "trash") } }
                .badge(Text("New").bold())
        }
        .listStyle(.insetGrouped)
        .listSectionSpacing(.compact)
        .listRowSpacing(4)
        .environment(\.defaultMinListRowHeight, 50)
        .scrollContentBackground(.hidden)
        .headerProminence(.increased)
        .refreshable { }
        .toolbar { EditButton() }
    }
}
