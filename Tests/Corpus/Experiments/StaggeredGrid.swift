import SwiftUI

struct StaggeredGrid: View {
    private typealias Column = [Int]
    let count: Int
    private func height(_ i: Int) -> CGFloat { [80, 120, 60, 100, 140][i % 5] }
    private func distribute(into n: Int) -> [Column] {
        var columns = Array(repeating: Column(), count: n)
        var heights: [CGFloat] = .init(repeating: 0, count: n)
        (0..<count).forEach { item in
            let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            columns[shortest].append(item)
            heights[shortest] += height(item)
        }
        return columns
    }
    var body: some View {
        ScrollView {
            HStack(alignment: .top, spacing: 8) {
                ForEach(distribute(into: 2), id: \.self) { column in
                    VStack(spacing: 8) { ForEach(column, id: \.self) { i in RoundedRectangle(cornerRadius: 10).fill(.purple.opacity(0.2 + Double(i % 5) * 0.15)).frame(height: height(i)).overlay(Text("\(i)")) } }
                }
            }
            .padding(8)
        }
    }
}
#Preview(traits: .landscapeLeft) { StaggeredGrid(count: 11) }
