import SwiftUI

struct HabitHeatmap: View {
    let weeks = 16
    let rows = Array(repeating: GridItem(.fixed(14), spacing: 3), count: 7)

    private func level(_ index: Int) -> Int {
        let x = (index * 7919) % 13
        return x > 9 ? 4 : x / 3
    }

    private func color(for level: Int) -> Color {
        level == 0 ? Color(.systemGray5) : Color.green.opacity(0.25 * Double(level))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Reading")
                .font(.headline)
            ScrollView(.horizontal) {
                LazyHGrid(rows: rows, spacing: 3) {
                    ForEach(0..<(weeks * 7), id: \.self) { day in
                        RoundedRectangle(cornerRadius: 3)
                            .fill(color(for: level(day)))
                            .frame(width: 14, height: 14)
                            .accessibilityLabel("Day \(day + 1), level \(level(day))")
                    }
                }
            }
            .scrollIndicators(.hidden)
            HStack(spacing: 4) {
                Text("Less")
                ForEach(0...4, id: \.self) { step in
                    RoundedRectangle(cornerRadius: 2)
                        .fill(color(for: step))
                        .frame(width: 10, height: 10)
                }
                Text("More")
            }
            .font(.caption2)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding()
    }
}

#Preview {
    HabitHeatmap()
}
