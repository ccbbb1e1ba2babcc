struct AppState { var count = 3; var name = "n" }
enum AppAction { case up, down }
final class Store<State, Action> {
    private(set) var state: State
    let reducer: (inout State, Action) -> Void
    init(initialState: State, reducer: @escaping (inout State, Action) -> Void) { state = initialState; self.reducer = reducer }
    func send(_ a: Action) { reducer(&state, a) }
}
typealias AppStore = Store<AppState, AppAction>
func appReducer(_ s: inout AppState, _ a: AppAction) { switch a { case .up: s.count += 1; case .down: s.count -= 1 } }
let s = AppStore(initialState: .init(), reducer: appReducer)
s.send(.up); s.send(.up); s.send(.down)
print(s.state.count, s.state.name)
typealias Pair<T> = (T, T)
let p: Pair<Int> = (1, 2)
print(p.0 + p.1)
typealias Handler<T> = (Result<T, Error>) -> Void
let h: Handler<Int> = { r in if case .success(let v) = r { print("v", v) } }
h(.success(4))
let t = Store<AppState, AppAction>(initialState: .init(count: 9), reducer: { s, a in s.count = 0 })
t.send(.up); print(t.state)
typealias Dict<V> = [String: V]
let d: Dict<Int> = ["a": 1]
print(d["a"]!)
