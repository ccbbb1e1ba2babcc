import SwiftUI

struct Habit: Identifiable, Codable {
    var id = UUID()
    var name: String
    var days: Set<Weekday>
    var done: [Date: Bool] = [:]
    enum Weekday: Int, CaseIterable, Codable, Comparable, Identifiable {
        case mon = 2, tue, wed, thu, fri, sat, sun = 1
        var id: Int { rawValue }
        var short: String { Calendar.current.shortWeekdaySymbols[rawValue - 1] }
        static func < (l: Weekday, r: Weekday) -> Bool { (l.rawValue + 5) % 7 < (r.rawValue + 5) % 7 }
    }
}

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
    var wrappedValue: Value { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: Double { 0.5 }
}

struct Streak { @Clamped(0...7) var count = 12 }

struct HabitTracker: View {
    @State private var habits = [
        Habit(name: "Read", days: [.mon, .wed, .fri]),
        Habit(name: "Run", days: Set(Habit.Weekday.allCases)),
        Habit(name: "Yoga", days: [.sat, .sun]),
    ]
    @State private var filter = ""
    private let streak = Streak()

    private var stats: (total: Int, mean: Double) {
        let counts = habits.map(\.days.count)
        return (counts.reduce(0, +), Double(counts.reduce(0, +)) / Double(max(1, counts.count)))
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Week of \(Date(timeIntervalSince1970: 1_700_000_000).formatted(.dateTime.day().month()))") {
                    ForEach($habits) { $habit in
                        VStack(alignment: .leading) {
                            TextField("Name", text: $habit.name).font(.headline)
                            HStack {
                                ForEach(Habit.Weekday.allCases.sorted()) { day in
                                    Toggle(day.short, isOn: Binding(
                                        get: { habit.days.contains(day) },
                                        set: { isOn in if isOn { habit.days.insert(day) } else { habit.days.remove(day) } }))
                                        .toggleStyle(.button)
                                        .font(.caption2)
                                }
                            }
                        }
                    }
                    .onDelete { habits.remove(atOffsets: $0) }
                    .onMove { habits.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    LabeledContent("Total", value: stats.total, format: .number)
                    LabeledContent("Mean", value: stats.mean, format: .number.precision(.fractionLength(1)))
                    LabeledContent("Streak", value: "\(streak.count) / \(streak.$count)")
                    let grouped = Dictionary(grouping: habits, by: { $0.days.count > 3 })
                    ForEach([true, false], id: \.self) { busy in
                        if let list = grouped[busy] { Text("\(busy ? "Busy" : "Light"): \(list.map(\.name).joined(separator: ", "))") }
                    }
                }
            }
            .searchable(text: $filter)
            .animation(.default, value: habits.count)
            .navigationTitle("Habits")
        }
    }
}

#Preview { HabitTracker() }
