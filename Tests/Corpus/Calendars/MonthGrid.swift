import SwiftUI

struct MonthGrid: View {
    @State private var selected: Date?
    private let calendar = Calendar(identifier: .gregorian)
    private let month = Date(timeIntervalSince1970: 1_709_251_200)

    private var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: month),
              let count = calendar.range(of: .day, in: .month, for: month)?.count else { return [] }
        let weekday = calendar.component(.weekday, from: interval.start)
        let leading = (weekday - calendar.firstWeekday + 7) % 7
        let blanks: [Date?] = Array(repeating: nil, count: leading)
        return blanks + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    }

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Text(month, format: .dateTime.month(.wide).year())
                    .font(.title3.bold())
                Spacer()
                Button { } label: { Image(systemName: "chevron.left") }
                Button { } label: { Image(systemName: "chevron.right") }
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 8) {
                ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in
                    Text(symbol)
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                }
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    if let day {
                        DayCell(number: calendar.component(.day, from: day), isSelected: day == selected)
                            .onTapGesture { selected = day }
                    } else {
                        Color.clear.frame(height: 36)
                    }
                }
            }
        }
        .padding()
    }
}

private struct DayCell: View {
    let number: Int
    let isSelected: Bool

    var body: some View {
        Text("\(number)")
            .font(.callout)
            .frame(maxWidth: .infinity)
            .frame(height: 36)
            .background {
                if isSelected {
                    Circle().fill(Color.accentColor)
                }
            }
            .foregroundStyle(isSelected ? .white : .primary)
            .contentShape(Rectangle())
    }
}

#Preview {
    MonthGrid()
}
