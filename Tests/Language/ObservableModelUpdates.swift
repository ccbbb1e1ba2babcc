final class Store { private(set) var state: State { didSet { observers.forEach { $0(oldValue, state) } } }; private var observers: [(State, State) -> Void] = []
    struct State: Equatable { var count = 0; var items: [String] = []; var selected: Int? }
    enum Action { case inc(Int), add(String), select(Int?), batch([Action]) }
    init(_ s: State = State()) { state = s }
    func observe(_ f: @escaping (State, State) -> Void) { observers.append(f) }
    func send(_ a: Action) { var s = state; Self.reduce(&s, a); if s != state { state = s } }
    private static func reduce(_ s: inout State, _ a: Action) { switch a { case .inc(let n): s.count += n; case .add(let i): s.items.append(i); case .select(let i): s.selected = i.flatMap { s.items.indices.contains($0) ? $0 : nil }; case .batch(let all): all.forEach { reduce(&s, $0) } } } }
let store = Store(); var changes = 0
store.observe { old, new in changes += 1; if old.count != new.count { print("count", old.count, new.count) } }
store.send(.inc(2)); store.send(.inc(0)); store.send(.batch([.add("a"), .add("b"), .inc(1), .select(1)])); store.send(.select(9))
print(store.state.items, store.state.count, store.state.selected as Any, changes)
