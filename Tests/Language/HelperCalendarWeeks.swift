import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
calendar.firstWeekday = 2
func date(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 0, _ min: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: y, month: m, day: d, hour: h, minute: min))!
}
let start = date(2024, 2, 28, 10, 30)
let later = calendar.date(byAdding: .day, value: 3, to: start)!
print(
    calendar.component(.day, from: later), calendar.component(.month, from: later),
    calendar.component(.weekday, from: later))
print(
    calendar.dateComponents([.day, .hour], from: start, to: date(2024, 3, 5, 12)).day!,
    calendar.isDate(start, inSameDayAs: date(2024, 2, 28)), calendar.startOfDay(for: start) == date(2024, 2, 28))
print(
    calendar.range(of: .day, in: .month, for: start)!.count,
    calendar.dateInterval(of: .month, for: start)!.duration / 86400)
extension Calendar {
    func days(in month: Date) -> [Date] {
        guard let interval = dateInterval(of: .month, for: month) else { return [] }
        var days: [Date] = []; var day = interval.start;
        while day < interval.end { days.append(day); day = date(byAdding: .day, value: 1, to: day)! }; return days
    }
    func weeks(of month: Date) -> [[Date?]] {
        let all = days(in: month); let lead = (component(.weekday, from: all[0]) - firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: lead) + all; while cells.count % 7 != 0 { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }
}
for week in calendar.weeks(of: start) {
    print(week.map { $0.map { "\(calendar.component(.day, from: $0))" } ?? "." }.joined(separator: " "))
}
struct Event { let title: String; let date: Date }
let events = [
    Event(title: "b", date: date(2024, 3, 1, 9)), Event(title: "a", date: date(2024, 3, 1, 8)),
    Event(title: "c", date: date(2024, 3, 2))
]
let byDay = Dictionary(grouping: events) { calendar.startOfDay(for: $0.date) }
for (day, list) in byDay.sorted(by: { $0.key < $1.key }) {
    print(calendar.component(.day, from: day), list.sorted { $0.date < $1.date }.map(\.title))
}
extension Date {
    var isWeekend: Bool { calendar.isDateInWeekend(self) }
    func adding(_ component: Calendar.Component, _ n: Int) -> Date {
        calendar.date(byAdding: component, value: n, to: self)!
    }
    static func - (a: Date, b: Date) -> TimeInterval { a.timeIntervalSince(b) }
    var dayNumber: Int { calendar.ordinality(of: .day, in: .year, for: self)! }
}
print(
    date(2024, 3, 2).isWeekend, start.adding(.month, 1) - start, start.adding(.hour, 30) > later, start.dayNumber,
    max(start, later) == later)
let f = DateFormatter(); f.calendar = calendar; f.timeZone = calendar.timeZone;
f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "EEE d MMM yyyy, HH:mm"
print(f.string(from: start), f.date(from: "Fri 1 Mar 2024, 00:00") == date(2024, 3, 1))
