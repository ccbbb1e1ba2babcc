import SwiftUI

struct CalendarMonth: View {
    @State private var month = Date(timeIntervalSince1970: 1_709_251_200)
    @State private var selected: Date?
    private let calendar: Calendar = { var c = Calendar(identifier: .gregorian); c.firstWeekday = 2; c.locale = Locale(identifier: "en_US"); return c }()
    private var days: [Date?] {
        guard let interval = calendar.dateInterval(of: .month, for: month), let count = calendar.range(of: .day, in: .month, for: month)?.count else { return [] }
        let weekday = calendar.component(.weekday, from: interval.start)
        let leading = (weekday - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: leading) + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    }
    private var symbols: [String] { let s = calendar.veryShortWeekdaySymbols; return Array(s[(calendar.firstWeekday - 1)...] + s[..<(calendar.firstWeekday - 1)]) }
    var body: some View {
        VStack {
            HStack {
                Button { move(-1) } label: { Image(systemName: "chevron.left") }
                Spacer()
                Text(month, format: .dateTime.month(.wide).year())
                    .font(.headline)
                Spacer()
                Button { move(1) } label: { Image(systemName: "chevron.right") }
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 8) {
                ForEach(Array(symbols.enumerated()), id: \.offset) { _, s in Text(s).font(.caption2).foregroundStyle(.secondary) }
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    if let day {
                        Text(day.formatted(.dateTime.day()))
                            .frame(width: 36, height: 36)
                            .background { if let selected, calendar.isDate(day, inSameDayAs: selected) { Circle().fill(.tint) } }
                            .onTapGesture { selected = day }
                    } else {
                        Color.clear.frame(height: 36)
                    }
                }
            }
        }
        .padding()
    }
    private func move(_ value: Int) { month = calendar.date(byAdding: .month, value: value, to: month) ?? month }
}
