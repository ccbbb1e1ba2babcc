struct Heap<T> { private var items: [T] = []; private let before: (T, T) -> Bool
    init(_ before: @escaping (T, T) -> Bool) { self.before = before }
    var isEmpty: Bool { items.isEmpty }
    mutating func push(_ x: T) { items.append(x); var i = items.count - 1; while i > 0, case let p = (i - 1) / 2, before(items[i], items[p]) { items.swapAt(i, p); i = p } }
    mutating func pop() -> T? { guard !items.isEmpty else { return nil }; items.swapAt(0, items.count - 1); let top = items.removeLast(); var i = 0; while true { var best = i; for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) { best = c }; if best == i { break }; items.swapAt(i, best); i = best }; return top } }
struct Event: Comparable { let time: Int; let name: String; static func < (a: Event, b: Event) -> Bool { (a.time, a.name) < (b.time, b.name) } }
var q = Heap<Event>(<)
for (t, n) in [(5, "e"), (1, "a"), (3, "c"), (1, "b"), (9, "z")] { q.push(Event(time: t, name: n)) }
var out: [String] = []
while let e = q.pop() { out.append("\(e.time)\(e.name)"); if e.name == "c" { q.push(Event(time: e.time + 1, name: "new")) } }
print(out)
func topo(_ edges: [(String, String)]) -> [String]? { var deg: [String: Int] = [:], next: [String: [String]] = [:]; for (a, b) in edges { deg[a, default: 0] += 0; deg[b, default: 0] += 1; next[a, default: []].append(b) }; var ready = deg.filter { $0.value == 0 }.keys.sorted(); var order: [String] = []; while !ready.isEmpty { let n = ready.removeFirst(); order.append(n); for m in (next[n] ?? []).sorted() { deg[m]! -= 1; if deg[m] == 0 { ready.append(m) } } }; return order.count == deg.count ? order : nil }
print(topo([("a", "b"), ("b", "c"), ("a", "c"), ("d", "c")]) ?? ["cycle"], topo([("x", "y"), ("y", "x")]) as Any)
func edit(_ a: String, _ b: String) -> Int { let a = Array(a), b = Array(b); var row = Array(0...b.count); for i in 1...a.count { var last = row[0]; row[0] = i; for j in 1...b.count { (last, row[j]) = (row[j], a[i - 1] == b[j - 1] ? last : 1 + min(last, row[j], row[j - 1])) } }; return row[b.count] }
print(edit("kitten", "sitting"), edit("abc", "abc"))
func permutations<T>(_ a: [T]) -> [[T]] { a.count < 2 ? [a] : a.indices.flatMap { i in permutations(Array(a[..<i] + a[(i + 1)...])).map { [a[i]] + $0 } } }
print(permutations([1, 2, 3]), permutations(Array("ab")).map { String($0) })
