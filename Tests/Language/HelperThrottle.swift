final class Debounce { private var pending: (() -> Void)?; private var count = 0
    func submit(_ work: @escaping () -> Void) { pending = work; count += 1 } ; func flush() { pending?(); pending = nil; print("after", count) } }
let d = Debounce(); for i in 1...3 { d.submit { print("work", i) } }
d.flush(); d.flush()
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var seen: [K: V] = [:]; return { k in if let v = seen[k] { return v }; let v = f(k); seen[k] = v; return v } }
var runs = 0; let slow = memoize { (n: Int) -> Int in runs += 1; return n * n }
print(slow(4), slow(4), slow(5), runs)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "<\($0)>" })(1), compose(Int.init, { $0 ?? 0 })("12"))
