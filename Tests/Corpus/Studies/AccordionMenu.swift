import SwiftUI

struct AccordionMenu: View {
    struct Entry: Identifiable, Hashable { let id: String; let rows: [String] }
    private let entries: [Entry] = ["Fruit": ["Apple", "Pear"], "Nuts": ["Almond"]].map { Entry(id: $0.key, rows: $0.value) }.sorted { $0.id < $1.id }
    @State private var open: Set<Entry.ID> = ["Fruit"]
    var body: some View {
        VStack(spacing: 0) {
            ForEach(entries) { entry in
                let isOpen = open.contains(entry.id)
                Button { withAnimation(.easeInOut(duration: 0.2)) { toggle(entry.id) } } label: {
                    HStack { Text(entry.id).font(.headline); Spacer(); Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0)) }
                        .padding()
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                if isOpen {
                    VStack(alignment: .leading, spacing: 8) { ForEach(entry.rows, id: \.self) { Text("• \($0)") } }
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding([.horizontal, .bottom])
                        .transition(.opacity.combined(with: .move(edge: .top)))
                }
                Divider()
            }
        }
        .clipped()
    }
    private func toggle(_ id: String) { if !open.insert(id).inserted { open.remove(id) } }
}
