final class Observable<Value> { typealias Token = Int; private var observers: [Token: (Value, Value) -> Void] = [:]; private var next = 0; var value: Value { didSet { observers.sorted { $0.key < $1.key }.forEach { $0.value(oldValue, value) } } }
 init(_ v: Value) { value = v }
 @discardableResult func observe(fire: Bool = false, _ f: @escaping (_ old: Value, _ new: Value) -> Void) -> Token { defer { next += 1 }; observers[next] = f; if fire { f(value, value) }; return next }
 func remove(_ t: Token) { observers[t] = nil }
 func map<U>(_ f: @escaping (Value) -> U) -> Observable<U> { let o = Observable<U>(f(value)); observe { _, n in o.value = f(n) }; return o } }
let n = Observable(1); let sq = n.map { $0 * $0 }; var log: [String] = []
let t = n.observe(fire: true) { log.append("\($0)>\($1)") }; sq.observe { old, new in log.append("sq \(new - old)") }
n.value += 2; n.remove(t); n.value = 10; print(log, sq.value)
struct Binding2<V> { let get: () -> V; let set: (V) -> Void; var wrapped: V { get { get() } nonmutating set { set(newValue) } }; subscript<U>(p: WritableKeyPath<V, U>) -> Binding2<U> { .init(get: { wrapped[keyPath: p] }, set: { wrapped[keyPath: p] = $0 }) } }
struct U { var name = "a"; var tags = ["x"] }; var u = U(); let b = Binding2(get: { u }, set: { u = $0 }); b[\.name].wrapped += "b"; b[\.tags].wrapped.append("y"); print(u)
