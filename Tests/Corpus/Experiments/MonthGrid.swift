import SwiftUI

struct MonthGrid<DateView: View>: View {
    @Environment(\.calendar) var calendar
    let interval: DateInterval
    let content: (Date) -> DateView
    init(interval: DateInterval, @ViewBuilder content: @escaping (Date) -> DateView) { self.interval = interval; self.content = content }
    private var months: [Date] { calendar.generateDates(inside: interval, matching: DateComponents(day: 1, hour: 0, minute: 0, second: 0)) }
    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(), count: 7)) {
            ForEach(months, id: \.self) { month in
                Section(header: Text(month, formatter: DateFormatter.month).font(.title)) {
                    ForEach(days(for: month), id: \.self) { date in
                        if calendar.isDate(date, equalTo: month, toGranularity: .month) { content(date).id(date) } else { content(date).hidden() }
                    }
                }
            }
        }
    }
    private func days(for month: Date) -> [Date] {
        guard let monthInterval = calendar.dateInterval(of: .month, for: month),
              let monthFirstWeek = calendar.dateInterval(of: .weekOfMonth, for: monthInterval.start),
              let monthLastWeek = calendar.dateInterval(of: .weekOfMonth, for: monthInterval.end) else { return [] }
        return calendar.generateDates(inside: DateInterval(start: monthFirstWeek.start, end: monthLastWeek.end), matching: DateComponents(hour: 0, minute: 0, second: 0))
    }
}
fileprivate extension DateFormatter {
    static var month: DateFormatter { let f = DateFormatter(); f.dateFormat = "MMMM"; return f }
    convenience init(dateFormat: String) { self.init(); self.dateFormat = dateFormat }
}
fileprivate extension Calendar {
    func generateDates(inside interval: DateInterval, matching components: DateComponents) -> [Date] {
        var dates: [Date] = []
        dates.append(interval.start)
        enumerateDates(startingAfter: interval.start, matching: components, matchingPolicy: .nextTime) { date, _, stop in
            if let date = date { if date < interval.end { dates.append(date) } else { stop = true } }
        }
        return dates
    }
}
struct CalendarRoot: View {
    @Environment(\.calendar) var calendar
    private var interval: DateInterval { calendar.dateInterval(of: .month, for: Date())! }
    var body: some View {
        MonthGrid(interval: interval) { date in
            Text("30").hidden().padding(8).background(Color.blue).clipShape(Circle()).padding(.vertical, 4)
                .overlay(Text(String(self.calendar.component(.day, from: date))))
        }
    }
}
