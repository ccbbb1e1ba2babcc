let point = (x: 3, y: 4, name: "p")
let (x, y, _) = point
print(x + y, point.name, point.0, point)
var t = (1, "a")
t.0 += 1
t = (t.0 * 2, t.1 + "b")
print(t)
func minMax(_ a: [Int]) -> (min: Int, max: Int)? { guard let f = a.first else { return nil }; return a.dropFirst().reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
if let (low, high) = minMax([3, 9, 1]) { print(low, high) }
print(minMax([5])!.max, minMax([]) == nil, minMax([2, 1]).map { $0.max - $0.min } as Any)
var (a, b) = (1, 2)
(a, b) = (b, a + b)
swap(&a, &b)
print(a, b)
for (i, (k, v)) in [("x", 1), ("y", 2)].enumerated() { print(i, k, v, terminator: "; ") }
for case let (n?, s) in [(1, "a"), (nil, "b"), (3, "c")] as [(Int?, String)] { print(n, s, terminator: "; ") }
print()
let nested = ((1, 2), [3: (4, 5)])
print(nested.0.1, nested.1[3]!.1, (1, 2) < (1, 3), (1, "z") == (1, "z"), ("a", 2, 3.0) != ("a", 2, 3.5))
let f: ((Int, Int)) -> Int = { $0.0 * $0.1 }
print(f((3, 4)), [(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2)].map { a, b in a - b }, [(k: "q", v: 1)].map(\.k), zip([1], ["z"]).map { ($1, $0) })
let unit: Void = ()
print(unit, (5), type(of: (1, "a")), type(of: point))
switch (a, b, t) { case let (p, q, (r, s)) where p > q: print(p, q, r, s); case (_, _, (4, let s)): print("four", s); default: print("other") }
typealias Entry = (key: String, values: [Int])
var e: Entry = ("k", [])
e.values.append(1)
e.key += "!"
print(e, [e].map(\.values.count))
