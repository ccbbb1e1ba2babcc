typealias Handler = (inout [String], Int) -> Bool
var handlers: [String: Handler] = [:]
handlers["push"] = { $0.append("p\($1)"); return true }
handlers["drop"] = { list, n in guard list.count >= n else { return false }; list.removeLast(n); return true }
var state: [String] = []
for (name, n) in [("push", 1), ("push", 2), ("drop", 1), ("drop", 5), ("none", 0)] { print(name, handlers[name]?(&state, n) as Any, state) }
struct Middleware { let run: (String, (String) -> String) -> String }
let chain = [Middleware { s, next in "<" + next(s + "1") + ">" }, Middleware { s, next in "[" + next(s + "2") + "]" }]
let composed = chain.reversed().reduce({ (s: String) in s.uppercased() }) { next, m in { m.run($0, next) } }
print(composed("a"))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(compose({ $0 + 1 }, { "n\($0)" })(4), curry(+)(1)(2), [1, 2, 3].map(curry(*)(10)), curry { (a: Int, b: String) in b + "\(a)" }(1)("z"))
func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var cache: [K: V] = [:]; func go(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(go, k); cache[k] = v; return v }; return go }
let fib = memo { (me: (Int) -> Int, n: Int) in n < 2 ? n : me(n - 1) + me(n - 2) }
print(fib(50))
class Button { var action: () -> Void = {}; var label: (Bool) -> String = { $0 ? "on" : "off" }; func tap() { action() } }
let b = Button(); var count = 0
b.action = { count += 1 }; b.tap(); b.tap()
let old = b.action
b.action = { old(); count *= 10 }; b.tap()
print(count, b.label(true), [b.label(false)].first!, (b.label)(true))
let ops: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("max", max), ("pow", { a, b in (0..<Int(b)).reduce(1) { r, _ in r * a } })]
print(ops.map { "\($0.0)=\($0.1(2, 3))" })
let lens = (get: { (p: (Int, Int)) in p.0 }, set: { (p: inout (Int, Int), v: Int) in p.0 = v })
var pt = (1, 2); lens.set(&pt, lens.get(pt) + 9); print(pt)
