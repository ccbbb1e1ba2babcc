import SwiftUI
import SwiftData

@Model
final class TodoItem {
    @Attribute(.unique) var id: UUID
    var title: String
    var timestamp: Date
    var isDone: Bool
    @Relationship(deleteRule: .cascade, inverse: \Category.items) var category: Category?

    init(title: String, timestamp: Date = .now, isDone: Bool = false) {
        self.id = UUID()
        self.title = title
        self.timestamp = timestamp
        self.isDone = isDone
    }
}

@Model
class Category {
    var name: String = ""
    var items: [TodoItem]?
    init(name: String) { self.name = name }
}

struct TodoListScreen: View {
    @Environment(\.modelContext) private var modelContext
    @Query(filter: #Predicate<TodoItem> { !$0.isDone }, sort: \TodoItem.timestamp, order: .reverse, animation: .snappy)
    private var active: [TodoItem]
    @Query(sort: [SortDescriptor(\TodoItem.title)]) private var all: [TodoItem]
    @State private var newTitle = ""
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Active (\(active.count))") {
                    ForEach(active) { item in
                        NavigationLink(value: item) { TodoRow(item: item) }
                    }
                    .onDelete(perform: delete)
                }
                if all.isEmpty {
                    ContentUnavailableView("No items", systemImage: "tray", description: Text("Add your first to-do below."))
                }
                Section {
                    HStack {
                        TextField("New item", text: $newTitle)
                        Button("Add", action: add).disabled(newTitle.isEmpty)
                    }
                } footer: {
                    Text("^[\(all.count) item](inflect: true) in total")
                }
            }
            .navigationTitle("To-do")
            .navigationDestination(for: TodoItem.self) { item in TodoDetail(item: item) }
            .toolbar {
                #if os(iOS)
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                #endif
                ToolbarItem { Button(action: add) { Label("Add Item", systemImage: "plus") } }
            }
        }
    }

    private func add() {
        withAnimation {
            let item = TodoItem(title: newTitle)
            modelContext.insert(item)
            try? modelContext.save()
            newTitle = ""
        }
    }

    private func delete(_ offsets: IndexSet) {
        for index in offsets { modelContext.delete(active[index]) }
    }
}

struct TodoRow: View {
    @Bindable var item: TodoItem

    var body: some View {
        HStack {
            Toggle(isOn: $item.isDone) { Text(item.title).strikethrough(item.isDone) }
                .toggleStyle(CheckboxStyle())
            Spacer()
            Text(item.timestamp, format: Date.FormatStyle(date: .numeric, time: .standard))
        }
    }
}

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .onTapGesture { configuration.isOn.toggle() }
            configuration.label
        }
    }
}

struct TodoDetail: View {
    @Bindable var item: TodoItem
    @Environment(\.dismiss) var dismiss
    var body: some View {
        Form {
            TextField("Title", text: $item.title)
            DatePicker("Due", selection: $item.timestamp, displayedComponents: [.date])
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

@main
struct TodoApp: App {
    var sharedModelContainer: ModelContainer = {
        let schema = Schema([TodoItem.self])
        let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
        do {
            return try ModelContainer(for: schema, configurations: [modelConfiguration])
        } catch {
            fatalError("Could not create ModelContainer: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup {
            TodoListScreen()
        }
        .modelContainer(sharedModelContainer)
        .commands { CommandGroup(replacing: .newItem) { Button("New") {} } }
    }
}

#Preview {
    TodoListScreen().modelContainer(for: TodoItem.self, inMemory: true)
}
