import SwiftUI
import CoreData

extension Task_ {
    static var sample: [String] { ["Buy milk", "Walk the dog"] }
}

@objc(Task_)
public class Task_: NSManagedObject, Identifiable {
    @NSManaged public var title: String?
    @NSManaged public var date: Date?
    @NSManaged public var priorityNum: Int32
    @NSManaged public var isComplete: Bool
}

extension Task_ {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Task_> { NSFetchRequest<Task_>(entityName: "Task") }
}

struct PersistenceController {
    static let shared = PersistenceController()
    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Model")
        if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}

struct TaskListView: View {
    @Environment(\.managedObjectContext) private var viewContext

    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Task_.date, ascending: true)],
        predicate: NSPredicate(format: "isComplete == %@", NSNumber(value: false)),
        animation: .default)
    private var tasks: FetchedResults<Task_>

    @State private var showingAdd = false
    @State private var title = ""
    @State private var priority: Int = 1

    var body: some View {
        NavigationView {
            List {
                ForEach(tasks) { task in
                    HStack {
                        Text(task.title ?? "Untitled")
                        Spacer()
                        if let date = task.date {
                            Text("\(date, formatter: itemFormatter)")
                        }
                    }
                }
                .onDelete(perform: deleteItems)
                .onMove { _, _ in }
                if tasks.isEmpty {
                    Section(header: Text("Samples")) {
                        ForEach(Task_.sample, id: \.self, content: Text.init)
                    }
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Tasks", displayMode: .large)
            .navigationBarItems(leading: EditButton(), trailing:
                Button(action: { self.showingAdd.toggle() }) {
                    Image(systemName: "plus.circle.fill").imageScale(.large)
                }
            )
            .sheet(isPresented: $showingAdd) {
                NavigationView {
                    Form {
                        TextField("Title", text: $title)
                        Picker("Priority", selection: $priority) {
                            ForEach(0..<3) { Text(["Low", "Normal", "High"][$0]).tag($0) }
                        }
                        Button("Save", action: addItem)
                    }
                    .navigationBarTitle(Text("New"), displayMode: .inline)
                }
                .environment(\.managedObjectContext, self.viewContext)
            }
            .actionSheet(isPresented: .constant(false)) {
                ActionSheet(title: Text("Sort"), message: nil, buttons: [.default(Text("By date")) { print("date") }, .destructive(Text("Clear")), .cancel()])
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private func addItem() {
        withAnimation {
            let newItem = Task_(context: viewContext)
            newItem.title = title
            newItem.date = Date()
            newItem.priorityNum = Int32(priority)
            do { try viewContext.save() } catch {
                let nsError = error as NSError
                fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
            }
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { tasks[$0] }.forEach(viewContext.delete)
            try? viewContext.save()
        }
    }
}

private let itemFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .medium
    return formatter
}()

struct TaskListView_Previews: PreviewProvider {
    static var previews: some View {
        TaskListView().environment(\.managedObjectContext, PersistenceController.shared.container.viewContext)
    }
}
