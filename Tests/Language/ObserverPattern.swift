final class Store<State> {
    private(set) var state: State { didSet { listeners.forEach { $0(state) } } }
    private var listeners: [(State) -> Void] = []
    init(_ state: State) { self.state = state }
    func subscribe(_ f: @escaping (State) -> Void) { listeners.append(f); f(state) }
    func update(_ change: (inout State) -> Void) { change(&state) }
}
struct App { var count = 0; var name = "x" }
let store = Store(App())
store.subscribe { print("count", $0.count) }
store.subscribe { print("name", $0.name) }
store.update { $0.count += 2; $0.name = "y" }
