import SwiftUI

struct StickySections: View {
    let fruit = ["Apple", "Apricot", "Avocado", "Banana", "Blackberry", "Cherry", "Clementine", "Coconut", "Date", "Fig"]

    var groups: [(Character, [String])] {
        Dictionary(grouping: fruit) { $0.first ?? "?" }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.sorted()) }
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
                ForEach(groups, id: \.0) { letter, names in
                    Section {
                        ForEach(names, id: \.self) { name in
                            Text(name)
                                .padding(.horizontal)
                                .frame(height: 44)
                            Divider().padding(.leading)
                        }
                    } header: {
                        Text(String(letter))
                            .font(.headline)
                            .padding(.horizontal)
                            .padding(.vertical, 4)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background(.bar)
                    }
                }
            }
        }
    }
}

#Preview {
    StickySections()
}
