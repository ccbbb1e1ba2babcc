import SwiftUI

struct KanbanTask: Identifiable, Codable, Hashable {
    let id: UUID
    var title: String
    var tags: [String]

    init(_ title: String, tags: [String] = []) {
        self.id = UUID()
        self.title = title
        self.tags = tags
    }
}

enum KanbanColumn: String, CaseIterable {
    case backlog = "Backlog", doing = "In progress", done = "Done"
}

struct KanbanBoard: View {
    @State private var tasks: [KanbanColumn: [KanbanTask]] = [
        .backlog: [KanbanTask("Collect icons", tags: ["design"]), KanbanTask("Dark mode")],
        .doing: [KanbanTask("Grid rewrite, including spanning cells", tags: ["layout", "risky"])],
        .done: []
    ]
    @State private var targeted: KanbanColumn?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 12) {
                ForEach(KanbanColumn.allCases, id: \.self) { column in
                    columnView(column)
                }
            }
            .padding()
        }
    }

    private func columnView(_ column: KanbanColumn) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(column.rawValue).font(.subheadline.bold())
                Text("\(tasks[column]?.count ?? 0)")
                    .font(.caption)
                    .padding(.horizontal, 6)
                    .background(.gray.opacity(0.3), in: .capsule)
            }
            ForEach(tasks[column, default: []]) { task in
                VStack(alignment: .leading, spacing: 6) {
                    Text(task.title)
                    if !task.tags.isEmpty {
                        HStack {
                            ForEach(task.tags, id: \.self) { tag in
                                Text("#\(tag)").font(.caption2).foregroundStyle(.blue)
                            }
                        }
                    }
                }
                .padding(10)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.background, in: .rect(cornerRadius: 8))
                .draggable(task.id.uuidString)
            }
            Spacer(minLength: 0)
        }
        .padding(10)
        .frame(width: 220)
        .frame(minHeight: 300)
        .background(targeted == column ? Color.blue.opacity(0.15) : Color.gray.opacity(0.12), in: .rect(cornerRadius: 12))
        .dropDestination(for: String.self) { ids, _ in
            move(ids, to: column)
            return true
        } isTargeted: { targeted = $0 ? column : nil }
    }

    private func move(_ ids: [String], to column: KanbanColumn) {
        for (key, list) in tasks {
            for task in list where ids.contains(task.id.uuidString) {
                tasks[key]?.removeAll { $0 == task }
                tasks[column, default: []].append(task)
            }
        }
    }
}

#Preview {
    KanbanBoard()
}
