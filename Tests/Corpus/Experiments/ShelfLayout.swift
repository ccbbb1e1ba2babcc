import SwiftUI

struct ShelfLayout<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    let items: Data
    let perShelf: Int
    let content: (Data.Element, Data.Index) -> Content
    private var shelves: [[(Data.Index, Data.Element)]] {
        var out: [[(Data.Index, Data.Element)]] = [[]]
        for index in items.indices {
            if out[out.count - 1].count == perShelf { out.append([]) }
            out[out.endIndex - 1].append((index, items[index]))
        }
        return out
    }
    var body: some View {
        VStack(spacing: 0) {
            ForEach(shelves.indices, id: \.self) { s in
                HStack(alignment: .bottom, spacing: 10) {
                    ForEach(shelves[s], id: \.1.id) { index, item in content(item, index) }
                    Spacer(minLength: 0)
                }
                .padding(.horizontal)
                Rectangle().fill(.brown).frame(height: 8).shadow(radius: 2, y: 2)
            }
        }
    }
}
struct Book: Identifiable { let id: Int; var height: CGFloat { 60 + CGFloat((id * 31) % 40) } }
struct ShelfDemo: View {
    var body: some View {
        ShelfLayout(items: (0..<9).map(Book.init), perShelf: 4) { book, index in
            RoundedRectangle(cornerRadius: 3).fill(index % 2 == 0 ? Color.red : .green).frame(width: 40, height: book.height)
                .overlay(Text("\(book.id)").rotationEffect(.degrees(-90)))
        }
    }
}
