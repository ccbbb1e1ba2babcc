import SwiftUI

struct MixedColumns: View {
    private let columns: [GridItem] = [
        GridItem(.fixed(60), spacing: 8, alignment: .trailing),
        GridItem(.flexible(minimum: 40), spacing: 8, alignment: .leading),
        GridItem(.adaptive(minimum: 30, maximum: 50), spacing: 4)
    ]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 6, pinnedViews: .sectionHeaders) {
                Section(header: Text("Section one").frame(maxWidth: .infinity).background(Color.white)) {
                    ForEach(0..<12) { i in
                        Text("Item \(i * i)")
                            .font(.caption)
                            .lineLimit(1)
                            .border(Color.gray)
                    }
                }
                Section {
                    ForEach(0..<5) { _ in Color.blue.frame(height: 20) }
                } header: {
                    Text("Section two")
                } footer: {
                    Text("The end").font(.footnote)
                }
            }
        }
        .frame(width: 320, height: 300)
        .border(.black)
    }
}

#Preview {
    MixedColumns()
}
