import SwiftUI

extension Date {
    var isWeekend: Bool { Calendar.current.isDateInWeekend(self) }

    func adding(days: Int) -> Date {
        Calendar.current.date(byAdding: .day, value: days, to: self) ?? self
    }
}

struct RelativeDates: View {
    @State private var today = Date.now

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "E d MMM"
        return formatter
    }()

    private func label(for offset: Int) -> String {
        let day = today.adding(days: offset)
        if Calendar.current.isDateInToday(day) { return "Today" }
        return Self.formatter.string(from: day)
    }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<7, id: \.self) { offset in
                HStack {
                    Text(label(for: offset).lowercased())
                        .fontWeight(today.adding(days: offset).isWeekend ? .bold : .regular)
                    Spacer()
                    Text(today.adding(days: offset).formatted(date: .omitted, time: .shortened))
                        .font(.caption)
                    Text(today.adding(days: offset), format: .dateTime.day())
                        .frame(width: 30)
                }
            }
            Divider()
            Text("Year \(Calendar.current.component(.year, from: today), format: .number.grouping(.never))")
        }
        .padding()
    }
}

#Preview {
    RelativeDates()
}
