import SwiftUI

struct LazyPinned: View {
    struct Group: Identifiable { let letter: Character; var names: [String]; var id: Character { letter } }
    private static let names = "Anna,Amir,Bea,Boris,Chloé,Dan,Dora,Émile".split(separator: ",").map(String.init)
    private var groups: [Group] {
        Dictionary(grouping: Self.names, by: { $0.folding(options: .diacriticInsensitive, locale: .current).first! })
            .map { Group(letter: $0.key, names: $0.value.sorted()) }
            .sorted(by: { $0.letter < $1.letter })
    }
    var body: some View {
        ScrollViewReader { reader in
            ZStack(alignment: .trailing) {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        ForEach(groups) { group in
                            Section {
                                ForEach(group.names, id: \.self) { name in Text(name).padding(.horizontal).frame(height: 40) }
                            } header: {
                                Text(String(group.letter)).bold().padding(.horizontal).frame(maxWidth: .infinity, alignment: .leading).background(.thinMaterial)
                            } footer: { Text("\(group.names.count) contacts").font(.caption2).padding(.horizontal) }
                            .id(group.letter)
                        }
                    }
                }
                VStack(spacing: 2) {
                    ForEach(groups.map(\.letter), id: \.self) { letter in
                        Text(String(letter)).font(.caption2.bold()).onTapGesture { withAnimation { reader.scrollTo(letter, anchor: .top) } }
                    }
                }
                .padding(.trailing, 4)
            }
        }
    }
}
