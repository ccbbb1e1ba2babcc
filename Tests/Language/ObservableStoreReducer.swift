protocol Action {}
enum CartAction: Action { case add(String, qty: Int = 1), remove(String), clear; static var reset: CartAction { .clear } }
struct Cart: Equatable { var items: [String: Int] = [:]; var total: Int { items.values.reduce(0, +) } }
struct Reducer<S> { let reduce: (inout S, any Action) -> [any Action] ; func callAsFunction(_ s: inout S, _ a: any Action) -> [any Action] { reduce(&s, a) }
    static func combine(_ all: Reducer...) -> Reducer { Reducer { s, a in all.flatMap { $0(&s, a) } } }
    func pullback<Root>(_ path: WritableKeyPath<Root, S>) -> Reducer<Root> { Reducer<Root> { root, a in reduce(&root[keyPath: path], a) } } }
struct App { var cart = Cart(); var log: [String] = [] }
let cart = Reducer<Cart> { s, a in
    guard let a = a as? CartAction else { return [] }
    switch a {
    case let .add(n, qty: q): s.items[n, default: 0] += q; return s.items[n]! > 3 ? [CartAction.remove(n)] : []
    case .remove(let n): s.items[n] = nil
    case .clear: s = Cart()
    }
    return []
}
let logging = Reducer<App> { s, a in s.log.append("\(a)"); return [] }
final class Store<S> { private(set) var state: S { didSet { listeners.forEach { $0(oldValue, state) } } }; private let reducer: Reducer<S>; private var listeners: [(S, S) -> Void] = []
    init(_ s: S, _ r: Reducer<S>) { state = s; reducer = r }
    func send(_ a: any Action) { let more = reducer(&state, a); more.forEach(send) }
    func observe<V: Equatable>(_ p: KeyPath<S, V>, _ f: @escaping (V) -> Void) { listeners.append { old, new in if old[keyPath: p] != new[keyPath: p] { f(new[keyPath: p]) } } } }
let store = Store(App(), .combine(cart.pullback(\.cart), logging))
store.observe(\.cart.total) { print("total", $0) }
store.send(CartAction.add("tea"))
store.send(CartAction.add("tea", qty: 2))
store.send(CartAction.add("tea"))
store.send(CartAction.reset)
print(store.state.log.count, store.state.cart == Cart())
print(store.state.log)
