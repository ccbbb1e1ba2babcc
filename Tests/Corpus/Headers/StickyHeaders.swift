import SwiftUI

struct StickyHeaders: View {
    struct Group: Identifiable { let letter: Character; let names: [String]; var id: Character { letter } }
    static let names = ["Ada", "Alan", "Barbara", "Brian", "Claude", "Dennis", "Donald", "Edsger"]
    let groups: [Group] = Dictionary(grouping: names, by: { $0.first! })
        .map { Group(letter: $0.key, names: $0.value.sorted()) }
        .sorted { $0.letter < $1.letter }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
                ForEach(groups) { group in
                    Section(header: header(group.letter)) {
                        ForEach(group.names, id: \.self) { name in
                            HStack {
                                Circle().fill(Color(hue: Double(name.count) / 10, saturation: 0.6, brightness: 0.9)).frame(width: 32, height: 32)
                                    .overlay { Text(name.prefix(1)).font(.caption) }
                                Text(name)
                                Spacer()
                                Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
                            }
                            .padding(.horizontal).padding(.vertical, 8)
                            .contentShape(Rectangle())
                        }
                    }
                }
            }
        }
    }

    private func header(_ letter: Character) -> some View {
        Text(String(letter))
            .font(.headline)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal)
            .padding(.vertical, 4)
            .background(.bar)
    }
}
