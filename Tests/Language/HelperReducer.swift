// A store with a reducer, effects and derived state.
enum Filter: String, CaseIterable { case all, active, done }
struct Todo: Identifiable, Equatable { let id: Int; var title: String; var isDone = false }
struct AppState: Equatable {
    var todos: [Todo] = []; var filter = Filter.all; var nextID = 1
    var visible: [Todo] {
        todos.filter { todo in
            switch filter {
            case .all: true;
            case .active: !todo.isDone;
            case .done: todo.isDone
            }
        }
    }
    var progress: Double { todos.isEmpty ? 0 : Double(todos.count(where: \.isDone)) / Double(todos.count) }
}
enum Action { case add(String), toggle(id: Int), remove(at: [Int]), filter(Filter), clear, batch([Action]) }
typealias Reducer<S, A> = (inout S, A) -> [A]
func reduce(_ state: inout AppState, _ action: Action) -> [Action] {
    switch action {
    case .add(let title) where title.isEmpty: return []
    case .add(let title): state.todos.append(Todo(id: state.nextID, title: title)); state.nextID += 1
    case .toggle(let id): if let i = state.todos.firstIndex(where: { $0.id == id }) { state.todos[i].isDone.toggle() }
    case .remove(at: let places):
        for p in places.sorted(by: >) where state.todos.indices.contains(p) { state.todos.remove(at: p) }
    case let .filter(f): state.filter = f
    case .clear: return state.todos.indices.reversed().map { .remove(at: [$0]) }
    case .batch(let actions): return actions
    }
    return []
}
final class Store<S: Equatable, A> {
    private(set) var state: S { didSet { if oldValue != state { observers.values.forEach { $0(state) } } } }
    private let reducer: Reducer<S, A>
    private var observers: [Int: (S) -> Void] = [:]
    init(_ state: S, reducer: @escaping Reducer<S, A>) { self.state = state; self.reducer = reducer }
    func send(_ action: A) {
        var queue = [action]; while !queue.isEmpty { queue += reducer(&state, queue.removeFirst()) }
    }
    @discardableResult func observe(_ body: @escaping (S) -> Void) -> () -> Void {
        let id = observers.count; observers[id] = body; return { [weak self] in self?.observers[id] = nil }
    }
    func select<T>(_ path: KeyPath<S, T>) -> T { state[keyPath: path] }
}
let store = Store(AppState(), reducer: reduce)
var seen = 0
let stop = store.observe { _ in seen += 1 }
store.send(.batch([.add("milk"), .add(""), .add("bread"), .add("eggs")]))
store.send(.toggle(id: 2))
print(store.state.visible.map(\.title), store.select(\.progress), seen)
store.send(.filter(.active))
print(store.state.visible.map(\.title), store.state.filter.rawValue)
store.send(.remove(at: [0, 7]))
stop()
store.send(.clear)
print(store.state.todos.count, seen, store.select(\.nextID), Filter.allCases.map(\.rawValue.count))
