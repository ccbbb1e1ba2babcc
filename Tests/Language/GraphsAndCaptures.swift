struct Weak<T: AnyObject> { weak var v: T? }
final class Node: Hashable { let id: Int; var next: [Node] = []; init(_ i: Int) { id = i }; static func == (a: Node, b: Node) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) } }
func dfs(_ n: Node, _ seen: inout Set<Node>, _ f: (Node) -> Void) { guard seen.insert(n).inserted else { return }; f(n); n.next.forEach { dfs($0, &seen, f) } }
let ns = (0..<4).map(Node.init); ns[0].next = [ns[1], ns[2]]; ns[1].next = [ns[3]]; ns[3].next = [ns[0]]
var seen = Set<Node>(), order: [Int] = []; dfs(ns[0], &seen) { order.append($0.id) }; print(order, seen.count)
func topo(_ g: [String: [String]]) -> [String]? { var state: [String: Int] = [:], out: [String] = []; func visit(_ n: String) -> Bool { switch state[n] { case 1?: return false; case 2?: return true; default: break }; state[n] = 1; for m in (g[n] ?? []).sorted() { if !visit(m) { return false } }; state[n] = 2; out.append(n); return true }; for n in g.keys.sorted() { if !visit(n) { return nil } }; return out }
print(topo(["a": ["b", "c"], "b": ["c"]])!, topo(["a": ["b"], "b": ["a"]]) as Any)
let w = Weak(v: ns[0]); print(w.v?.id ?? -1, [Weak(v: ns[1])].compactMap(\.v).count)
var counter = 0; let inc = { [counter] in counter + 1 }; counter = 10; print(inc(), { counter }())
func makeCounter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }; let (i, reset) = makeCounter(); _ = i(); print(i()); reset(); print(i())
outer: for a in 1... { for b in 1..<a where a * b > 20 { print(a, b); break outer } }
var it = [1, 2, 3].makeIterator(); while let x = it.next(), x < 3 { print(x, terminator: " ") }; print()
defer { print("bye") }; label: do { if order.isEmpty { break label }; print("in") }
