import SwiftUI

struct Todo: Identifiable, Codable {
    var id = UUID()
    var title: String
    var isDone = false
}

class TodoStore: ObservableObject {
    @Published var todos: [Todo] = []
    @Published var filter = Filter.all

    enum Filter: String, CaseIterable {
        case all = "All", active = "Active", completed = "Completed"
    }

    var visible: [Todo] {
        switch filter {
        case .all: return todos
        case .active: return todos.filter { !$0.isDone }
        case .completed: return todos.filter { $0.isDone }
        }
    }

    init() {
        todos = ["Buy milk", "Call the plumber", "Write the report"].map { Todo(title: $0) }
        todos[1].isDone = true
    }

    func toggle(_ todo: Todo) {
        guard let i = todos.firstIndex(where: { $0.id == todo.id }) else { return }
        todos[i].isDone.toggle()
    }
}

struct TodoApp: View {
    @StateObject private var store = TodoStore()
    @State private var newTitle = ""

    var body: some View {
        VStack {
            HStack {
                Image(systemName: "plus.circle")
                TextField("What needs to be done?", text: $newTitle, onCommit: addTodo)
            }
            .font(.title3)
            .padding()
            Picker("Filter", selection: $store.filter) {
                ForEach(TodoStore.Filter.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            .padding(.horizontal)
            ScrollView {
                ForEach(store.visible) { todo in
                    HStack {
                        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
                            .foregroundColor(todo.isDone ? .green : .gray)
                        Text(todo.title)
                            .strikethrough(todo.isDone, color: .gray)
                            .foregroundColor(todo.isDone ? .gray : .primary)
                        Spacer()
                    }
                    .padding(.horizontal)
                    .padding(.vertical, 8)
                    .contentShape(Rectangle())
                    .onTapGesture { store.toggle(todo) }
                }
            }
            Text("\(store.todos.filter { !$0.isDone }.count) items left")
                .font(.footnote)
                .foregroundColor(.secondary)
        }
    }

    func addTodo() {
        guard !newTitle.isEmpty else { return }
        store.todos.append(Todo(title: newTitle))
        newTitle = ""
    }
}

struct TodoApp_Previews: PreviewProvider {
    static var previews: some View {
        TodoApp()
    }
}
