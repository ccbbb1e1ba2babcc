import SwiftUI
import Observation

enum Weekday: Int, CaseIterable, Codable, Identifiable, CustomStringConvertible {
    case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
    var id: Int { rawValue }
    var description: String { Calendar.current.veryShortWeekdaySymbols[rawValue % 7] }
}
struct Cadence: OptionSet, Hashable {
    let rawValue: UInt8
    static let morning = Cadence(rawValue: 1 << 0)
    static let noon = Cadence(rawValue: 1 << 1)
    static let evening = Cadence(rawValue: 1 << 2)
    static let allDay: Cadence = [.morning, .noon, .evening]
    static let all: [(Cadence, String)] = [(.morning, "sunrise"), (.noon, "sun.max"), (.evening, "moon.stars")]
}
@Observable final class Habit: Identifiable, Hashable {
    let id: UUID
    var name: String
    var symbol: String
    var hue: Double
    var cadence: Cadence
    var done: Set<DateComponents> = []
    var goal: Goal
    enum Goal: Hashable { case times(Int), minutes(Double), none }
    init(_ name: String, symbol: String, hue: Double, cadence: Cadence = .allDay, goal: Goal = .none, id: UUID = UUID()) {
        (self.id, self.name, self.symbol, self.hue, self.cadence, self.goal) = (id, name, symbol, hue, cadence, goal)
    }
    static func == (a: Habit, b: Habit) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    var tint: Color { Color(hue: hue, saturation: 0.65, brightness: 0.9) }
    func toggle(_ day: Date, calendar: Calendar = .autoupdatingCurrent) {
        let key = calendar.dateComponents([.year, .month, .day], from: day)
        if !done.insert(key).inserted { done.remove(key) }
    }
    func isDone(_ day: Date, calendar: Calendar = .current) -> Bool { done.contains(calendar.dateComponents([.year, .month, .day], from: day)) }
    func streak(until day: Date, calendar: Calendar = .current) -> Int {
        sequence(first: day) { calendar.date(byAdding: .day, value: -1, to: $0) }.prefix(while: { isDone($0) }).reduce(0) { n, _ in n + 1 }
    }
}
@Observable final class HabitBook {
    var habits: [Habit]
    var selectedDay: Date
    var calendar: Calendar = { var c = Calendar(identifier: .iso8601); c.firstWeekday = 2; return c }()
    init() {
        selectedDay = Date(timeIntervalSinceReferenceDate: 745_000_000)
        habits = [Habit("Read", symbol: "book", hue: 0.6, goal: .minutes(20)), Habit("Stretch", symbol: "figure.flexibility", hue: 0.35, cadence: [.morning, .evening], goal: .times(2)), Habit("No sugar", symbol: "cube", hue: 0.02)]
        for (i, habit) in habits.enumerated() { for offset in stride(from: 0, through: 12, by: i + 1) { if let d = calendar.date(byAdding: .day, value: -offset, to: selectedDay) { habit.toggle(d, calendar: calendar) } } }
    }
    var week: [Date] {
        guard let interval = calendar.dateInterval(of: .weekOfYear, for: selectedDay) else { return [] }
        return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    }
    var month: [[Date?]] {
        let start = calendar.date(from: calendar.dateComponents([.year, .month], from: selectedDay))!
        let days = calendar.range(of: .day, in: .month, for: start)!.count
        let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: lead)
        cells += (0..<days).map { calendar.date(byAdding: .day, value: $0, to: start) }
        while !cells.count.isMultiple(of: 7) { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0 ..< $0 + 7]) }
    }
}
struct HabitScreen: View {
    @State private var book = HabitBook()
    @State private var editing: Habit?
    @State private var mode = Mode.week
    @SceneStorage("zoom") private var zoom = 1.0
    enum Mode: String, CaseIterable, Identifiable { case week, month; var id: Self { self } }
    var body: some View {
        NavigationSplitView {
            List(selection: $editing) {
                Section {
                    Picker("Mode", selection: $mode.animation(.smooth)) { ForEach(Mode.allCases) { Text($0.rawValue.localizedCapitalized).tag($0) } }.pickerStyle(.palette)
                    Group { switch mode { case .week: weekStrip; case .month: monthGrid } }.listRowInsets(.init()).padding(.vertical, 8)
                }
                Section("Habits") {
                    ForEach(book.habits) { habit in
                        HabitRow(habit: habit).tag(habit)
                            .swipeActions { Button("Edit", systemImage: "pencil") { editing = habit }.tint(.indigo) }
                    }
                    .onMove { book.habits.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .environment(book)
            .navigationTitle("Habits")
        } detail: {
            if let editing { HabitEditor(habit: editing) } else { ContentUnavailableView("Pick a habit", systemImage: "checklist") }
        }
        .inspector(isPresented: .constant(false)) { Text("Inspector").inspectorColumnWidth(min: 200, ideal: 240, max: 300) }
    }
    private var weekStrip: some View {
        HStack {
            ForEach(book.week, id: \.timeIntervalSinceReferenceDate) { day in
                let isSelected = book.calendar.isDate(day, inSameDayAs: book.selectedDay)
                VStack(spacing: 4) {
                    Text(day, format: .dateTime.weekday(.narrow)).font(.caption2).foregroundStyle(.secondary)
                    Text(day.formatted(.dateTime.day())).fontWeight(isSelected ? .bold : .regular).frame(width: 32, height: 32).background { if isSelected { Circle().fill(.tint) } }
                    HStack(spacing: 2) { ForEach(book.habits.filter { $0.isDone(day) }.prefix(3)) { Circle().fill($0.tint).frame(width: 4, height: 4) } }.frame(height: 4)
                }
                .frame(maxWidth: .infinity)
                .contentShape(.interaction, .rect)
                .onTapGesture { withAnimation(.bouncy(extraBounce: 0.1)) { book.selectedDay = day } }
            }
        }
    }
    private var monthGrid: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow { ForEach(Weekday.allCases) { Text($0.description).font(.caption2).gridColumnAlignment(.center) } }
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach(Array(book.month.enumerated()), id: \.offset) { _, row in
                GridRow { ForEach(row.indices, id: \.self) { i in if let day = row[i] { cell(day) } else { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) } } }
            }
        }
    }
    @ViewBuilder private func cell(_ day: Date) -> some View {
        let ratio = Double(book.habits.filter { $0.isDone(day) }.count) / Double(book.habits.count)
        RoundedRectangle(cornerRadius: 4).fill(.green.opacity(0.1 + ratio * 0.8)).aspectRatio(1, contentMode: .fit).overlay { Text(verbatim: "\(book.calendar.component(.day, from: day))").font(.caption2) }
    }
}
struct HabitRow: View {
    @Environment(HabitBook.self) private var book
    @Bindable var habit: Habit
    private var subtitle: Text {
        let streak = habit.streak(until: book.selectedDay)
        return switch habit.goal {
        case .times(let n): Text("\(n)× a day").foregroundStyle(.secondary) + Text(" · ") + Text("^[\(streak) day](inflect: true)").bold()
        case .minutes(let m): Text(Measurement(value: m, unit: UnitDuration.minutes), format: .measurement(width: .wide))
        case .none: Text("Streak \(streak, format: .number)").italic()
        }
    }
    var body: some View {
        HStack {
            Label { VStack(alignment: .leading) { Text(habit.name); subtitle.font(.caption) } } icon: { Image(systemName: habit.symbol).foregroundStyle(habit.tint) }
            Spacer()
            HStack(spacing: 2) { ForEach(Cadence.all, id: \.1) { option, icon in Image(systemName: icon).symbolVariant(habit.cadence.contains(option) ? .fill : .none).font(.caption2).opacity(habit.cadence.isSuperset(of: option) ? 1 : 0.3) } }
            Toggle("Done", isOn: Binding(get: { habit.isDone(book.selectedDay) }, set: { _ in habit.toggle(book.selectedDay) })).labelsHidden().toggleStyle(.switch).tint(habit.tint)
        }
    }
}
struct HabitEditor: View {
    @Bindable var habit: Habit
    var body: some View {
        Form {
            TextField("Name", text: $habit.name, prompt: Text("Required"))
            LabeledContent("Colour") { Slider(value: $habit.hue, in: 0...1, step: 0.01) { Text("Hue") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } }
            ForEach(Cadence.all, id: \.0.rawValue) { option, icon in
                Toggle(isOn: .init(get: { habit.cadence.contains(option) }, set: { if $0 { habit.cadence.formUnion(option) } else { habit.cadence.subtract(option) } })) { Label(icon, systemImage: icon) }
            }
        }.formStyle(.grouped).navigationTitle($habit.name)
    }
}
#Preview { HabitScreen() }
#Preview("Editor", traits: .fixedLayout(width: 400, height: 500)) { @Previewable @State var habit = Habit("Walk", symbol: "figure.walk", hue: 0.2); HabitEditor(habit: habit) }
