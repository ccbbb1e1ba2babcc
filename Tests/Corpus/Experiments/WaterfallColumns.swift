import SwiftUI

struct WaterfallGrid<Data, ID, Content>: View where Data: RandomAccessCollection, Content: View, ID: Hashable {
    private let data: Data
    private let dataId: KeyPath<Data.Element, ID>
    private let columns: Int
    private let spacing: CGFloat
    private let content: (Data.Element) -> Content
    init(_ data: Data, id: KeyPath<Data.Element, ID>, columns: Int = 2, spacing: CGFloat = 8, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.dataId = id
        self.columns = columns
        self.spacing = spacing
        self.content = content
    }
    private func column(_ c: Int) -> [Data.Element] {
        data.enumerated().compactMap { $0.offset % columns == c ? $0.element : nil }
    }
    var body: some View {
        HStack(alignment: .top, spacing: spacing) {
            ForEach(0..<columns, id: \.self) { c in
                LazyVStack(spacing: spacing) {
                    ForEach(column(c), id: dataId) { content($0) }
                }
            }
        }
    }
}
extension WaterfallGrid where ID == Data.Element.ID, Data.Element: Identifiable {
    init(_ data: Data, columns: Int = 2, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \Data.Element.id, columns: columns, content: content)
    }
}
struct WaterfallColumns: View {
    struct Card: Identifiable { var id: Int; var height: CGFloat { CGFloat(60 + (id * 37) % 90) } }
    var body: some View {
        ScrollView {
            WaterfallGrid((0..<15).map(Card.init(id:)), columns: 3) { card in
                RoundedRectangle(cornerRadius: 8).foregroundColor(.blue).frame(height: card.height).overlay(Text("\(card.id)").foregroundColor(.white))
            }
            .padding(8)
            WaterfallGrid("The quick brown fox".split(separator: " "), id: \.self) { Text($0).padding().border(Color.gray) }
        }
    }
}
