import SwiftUI

struct WeekHeatmap: View {
    let weeks = 12
    private var values: [[Int]] { (0..<7).map { d in (0..<weeks).map { w in (d * 7 + w * 13) % 5 } } }
    @Environment(\.layoutDirection) private var direction
    private let symbols = Calendar(identifier: .iso8601).veryShortStandaloneWeekdaySymbols
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            LazyHGrid(rows: Array(repeating: GridItem(.fixed(14), spacing: 3), count: 7), alignment: .center, spacing: 3) {
                ForEach(symbols.indices, id: \.self) { i in Text(symbols[i]).font(.system(size: 8)).foregroundStyle(.secondary) }
                ForEach(0..<(weeks * 7), id: \.self) { i in
                    let v = values[i % 7][i / 7]
                    RoundedRectangle(cornerRadius: 2)
                        .fill(v == 0 ? Color.gray.opacity(0.15) : Color.green.opacity(Double(v) / 4))
                        .frame(width: 14, height: 14)
                        .help("\(v) commits")
                }
            }
            .frame(height: 7 * 14 + 6 * 3)
            HStack(spacing: 3) {
                Text("Less"); ForEach(0..<5) { RoundedRectangle(cornerRadius: 2).fill(.green.opacity(Double($0) / 4 + 0.05)).frame(width: 10, height: 10) }; Text("More")
            }
            .font(.caption2)
            .frame(maxWidth: .infinity, alignment: direction == .leftToRight ? .trailing : .leading)
        }
        .padding()
        .flipsForRightToLeftLayoutDirection(false)
    }
}
