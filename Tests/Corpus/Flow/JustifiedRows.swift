import SwiftUI

/// Lays photos out in rows of equal height that fill the width, as galleries do.
struct JustifiedRows: View {
    struct Photo: Hashable {
        var name: String
        var ratio: CGFloat
    }

    let photos = [
        Photo(name: "a", ratio: 1.5), Photo(name: "b", ratio: 0.66), Photo(name: "c", ratio: 1),
        Photo(name: "d", ratio: 1.77), Photo(name: "e", ratio: 0.75), Photo(name: "f", ratio: 1.33), Photo(name: "g", ratio: 2.1)
    ]
    let targetHeight: CGFloat = 110
    let gap: CGFloat = 4

    var body: some View {
        GeometryReader { proxy in
            let rows = split(width: proxy.size.width)
            ScrollView {
                VStack(alignment: .leading, spacing: gap) {
                    ForEach(0..<rows.count, id: \.self) { r in
                        let height = rowHeight(rows[r], width: proxy.size.width, isLast: r == rows.count - 1)
                        HStack(spacing: gap) {
                            ForEach(rows[r], id: \.self) { photo in
                                Rectangle()
                                    .fill(.teal.opacity(photo.ratio / 3 + 0.3))
                                    .frame(width: height * photo.ratio, height: height)
                                    .overlay(Text(photo.name))
                            }
                        }
                    }
                }
            }
        }
    }

    private func split(width: CGFloat) -> [[Photo]] {
        var rows = [[Photo]]()
        var row = [Photo]()
        for photo in photos {
            row.append(photo)
            let total = row.reduce(0) { $0 + $1.ratio } * targetHeight + gap * CGFloat(row.count - 1)
            if total >= width {
                rows.append(row)
                row = []
            }
        }
        if row.count > 0 {
            rows.append(row)
        }
        return rows
    }

    private func rowHeight(_ row: [Photo], width: CGFloat, isLast: Bool) -> CGFloat {
        let ratios = row.map { $0.ratio }.reduce(0, +)
        let available = width - CGFloat(row.count - 1) * gap
        let exact = available / ratios
        return isLast ? min(exact, targetHeight) : exact
    }
}

struct JustifiedRows_Previews: PreviewProvider {
    static var previews: some View {
        JustifiedRows()
    }
}
