import SwiftUI

struct PhotoMosaic: View {
    let images = (1...7).map { "photo\($0)" }
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 2) {
                ForEach(images.chunked(into: 3).indexed(), id: \.index) { index, chunk in
                    GeometryReader { g in
                        let unit = (g.size.width - 4) / 3
                        HStack(spacing: 2) {
                            if chunk.count == 3 {
                                if index.isMultiple(of: 2) { thumb(chunk[0], unit * 2 + 2); VStack(spacing: 2) { thumb(chunk[1], unit); thumb(chunk[2], unit) } }
                                else { VStack(spacing: 2) { thumb(chunk[0], unit); thumb(chunk[1], unit) }; thumb(chunk[2], unit * 2 + 2) }
                            } else { ForEach(chunk, id: \.self) { thumb($0, unit) } }
                        }
                    }
                    .aspectRatio(chunk.count == 3 ? 3 / 2 : 3, contentMode: .fit)
                }
            }
        }
    }
    func thumb(_ name: String, _ side: CGFloat) -> some View { Image(name).resizable().scaledToFill().frame(width: side, height: side).clipped().contentShape(Rectangle()) }
}
extension Collection {
    func indexed() -> [(index: Int, element: Element)] { enumerated().map { (index: $0.offset, element: $0.element) } }
}
extension Array {
    func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0 ..< Swift.min($0 + size, count)]) } }
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
