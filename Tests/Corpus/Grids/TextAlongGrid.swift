import SwiftUI

struct TextAlongGrid: View {
    @Environment(\.layoutDirection) var direction
    @Environment(\.colorScheme) private var scheme: ColorScheme
    @State private var columns: [GridItem] = [GridItem(.fixed(80), spacing: 10, alignment: .top), GridItem(.flexible(minimum: 50, maximum: .infinity), alignment: .bottomTrailing), GridItem(.adaptive(minimum: 40), spacing: 0)]
    var body: some View {
        ScrollView([.vertical, .horizontal], showsIndicators: true) {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 8, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<9, id: \.self) { i in
                        Text(String(repeating: "x", count: i + 1)).background(scheme == .dark ? Color.black : .yellow)
                    }
                } header: {
                    Text(direction == .leftToRight ? "LTR" : "RTL").bold().frame(maxWidth: .infinity)
                }
            }
            .frame(width: 320)
            LazyHGrid(rows: [.init(.fixed(30)), .init(.fixed(50))], alignment: .center, spacing: 12) {
                ForEach(["a", "bb", "ccc", "dddd"], id: \.self, content: Text.init)
            }
            .frame(height: 100)
        }
    }
}
