struct Store<State, Action> { private(set) var state: State; let reduce: (inout State, Action) -> [Effect<Action>]
 struct Effect<A> { let run: () -> A? }
 mutating func send(_ a: Action) { var queue = [a]; while !queue.isEmpty { let next = queue.removeFirst(); queue += reduce(&state, next).compactMap { $0.run() } } } }
struct Counter: Equatable { var count = 0; var log: [String] = [] }
enum Act { case inc, dec, add(Int), reset(log: Bool) }
var s = Store<Counter, Act>(state: Counter()) { state, action in
 switch action { case .inc: state.count += 1; return []
 case .dec: state.count -= 1; return state.count < 0 ? [.init { .reset(log: true) }] : []
 case let .add(n) where n > 10: state.log.append("big"); return [.init { .add(10) }, .init { nil }]
 case .add(let n): state.count += n; return []
 case .reset(let log): state.count = 0; if log { state.log.append("reset") }; return [] } }
s.send(.inc); s.send(.add(50)); print(s.state.count, s.state.log); s.send(.add(-11)); s.send(.dec); print(s.state == Counter(count: 0, log: ["big", "reset"]), s.state)
