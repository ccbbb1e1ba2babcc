import SwiftUI

struct LeaderDots: View {
    let entries = KeyValuePairs(dictionaryLiteral: ("Introduction", 1), ("Layout in depth", 14), ("Animations", 132))
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(entries, id: \.key) { entry in
                HStack(alignment: .lastTextBaseline, spacing: 2) {
                    Text(entry.key).layoutPriority(1)
                    Text(String(repeating: ".", count: 200)).lineLimit(1).foregroundStyle(.secondary).allowsTightening(true).truncationMode(.tail).frame(minWidth: 10)
                    Text("\(entry.value)").monospacedDigit().layoutPriority(2)
                }
            }
        }
        .frame(width: 300)
    }
}
