struct Task { let id: Int; var done = false }
var tasks = (1...3).map { Task(id: $0) }
if let i = tasks.firstIndex(where: { $0.id == 2 }) { tasks[i].done.toggle() }
for i in tasks.indices where tasks[i].id == 3 { tasks[i].done = true }
print(tasks.filter(\.done).map(\.id), tasks.filter { !$0.done }.count)
tasks.removeAll(where: \.done)
print(tasks)
