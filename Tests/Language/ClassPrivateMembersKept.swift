class Base {
    private var n = 1; private func tag(_ x: Int) -> String { "base\(x)" };
    func go() -> String { n += 1; return tag(n) }
}
class Sub: Base {
    private var n = 10.5; private func tag(_ x: Int) -> String { "sub\(x)" };
    func other() -> String { n += 1; self.n *= 2; return tag(3) + "\(n)" }
}
let s = Sub(); print(s.go(), s.other(), s.go(), s.other())
class P {
    private let items: [Int]; init(_ i: [Int]) { items = i }; var count: Int { items.count };
    func same(_ o: P) -> Bool { o.items == items }
}
class Q: P { private var items: [String] = []; func add(_ s: String) -> Int { items.append(s); return items.count } }
let q = Q([1, 2, 3]); print(q.add("x"), q.count, q.add("y"), q.same(P([1, 2, 3])))
class Outer {
    private lazy var v: Int = { 5 }(); private var w: Int { 7 }; func sum() -> Int { v + w }
    private(set) var open = 1; func bump() { open += 1 }
}
class Inner: Outer { private var v = "s"; private var w = "t"; func text() -> String { v + w } }
let inner = Inner(); inner.bump(); print(inner.sum(), inner.text(), inner.open)
