import SwiftUI

struct RatioSplitPhotos: View {
    let ratios: [CGFloat] = [1.5, 0.66, 1, 1.77, 0.75, 1]
    private func rows(width: CGFloat, target: CGFloat, spacing: CGFloat) -> [(items: Range<Int>, height: CGFloat)] {
        var rows: [(Range<Int>, CGFloat)] = []
        var start = 0, sum: CGFloat = 0
        for (i, r) in ratios.enumerated() {
            sum += r
            let h = (width - spacing * CGFloat(i - start)) / sum
            if h <= target || i == ratios.count - 1 {
                rows.append((start..<i + 1, min(h, target * 1.5)))
                start = i + 1; sum = 0
            }
        }
        return rows
    }
    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: .leading, spacing: 4) {
                ForEach(rows(width: proxy.size.width, target: 130, spacing: 4), id: \.items.lowerBound) { row in
                    HStack(spacing: 4) {
                        ForEach(row.items, id: \.self) { i in
                            Rectangle().fill(Color(hue: Double(i) / 6, saturation: 0.5, brightness: 0.8)).frame(width: ratios[i] * row.height, height: row.height)
                        }
                    }
                }
            }
        }
    }
}
