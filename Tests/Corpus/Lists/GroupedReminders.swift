import SwiftUI

struct Reminder: Identifiable, Equatable {
    enum Priority: Int, Comparable {
        case low, normal, high
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
        var marks: String { String(repeating: "!", count: rawValue) }
    }

    var id: String = UUID().uuidString
    var title: String
    var due: Date?
    var priority: Priority = .normal
    var isDone = false
}

#if DEBUG
extension Reminder {
    static var samples: [Reminder] = [
        Reminder(title: "Submit reimbursement", due: Date().addingTimeInterval(800), priority: .high),
        Reminder(title: "Code review", due: Date().addingTimeInterval(14_000), isDone: true),
        Reminder(title: "Pick up the lens", priority: .low)
    ]
}
#endif

struct GroupedReminders: View {
    @State private var reminders = Reminder.samples

    private var open: [Reminder] { reminders.filter { !$0.isDone }.sorted { $0.priority > $1.priority } }
    private var done: [Reminder] { reminders.filter(\.isDone) }

    var body: some View {
        List {
            Section("Open (\(open.count))") {
                ForEach(open) { row($0) }
            }
            if !done.isEmpty {
                Section("Done") {
                    ForEach(done) { row($0) }
                }
            }
        }
        .listStyle(.insetGrouped)
        .animation(.default, value: reminders)
    }

    @ViewBuilder private func row(_ reminder: Reminder) -> some View {
        HStack {
            Image(systemName: reminder.isDone ? "circle.inset.filled" : "circle")
                .font(.title3)
                .onTapGesture { toggle(reminder.id) }
            VStack(alignment: .leading) {
                Text("\(Text(reminder.priority.marks).foregroundStyle(.red)) \(reminder.title)")
                if let due = reminder.due {
                    Text(due.formatted(date: .abbreviated, time: .shortened))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .strikethrough(reminder.isDone)
    }

    private func toggle(_ id: Reminder.ID) {
        guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
        reminders[index].isDone.toggle()
    }
}

#Preview {
    GroupedReminders()
}
