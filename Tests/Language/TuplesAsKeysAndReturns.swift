func stats(_ xs: [Double]) -> (min: Double, max: Double, mean: Double)? { guard let lo = xs.min(), let hi = xs.max() else { return nil }; return (lo, hi, xs.reduce(0, +) / Double(xs.count)) }
if let s = stats([3, 1, 2]) { print(s, s.min, s.1, s.mean) }
print(stats([]) == nil)
let (q, r) = 17.quotientAndRemainder(dividingBy: 5); let (_, second, _) = (1, "two", 3.0); print(q, r, second)
var pairs = [("b", 2), ("a", 2), ("c", 1)]
pairs.sort { ($0.1, $0.0) < ($1.1, $1.0) }; print(pairs, pairs.map(\.0), pairs.first { $0.1 == 2 }!.0)
for (i, (name, n)) in pairs.enumerated() { print(i, name, n, terminator: "; ") }
print()
let nested = ((1, 2), (a: 3, b: (4, 5))); print(nested.0.1, nested.1.b.1, nested.1.a)
func minmax<T: Comparable>(_ xs: T...) -> (T, T) { (xs.min()!, xs.max()!) }
let (lo, hi) = minmax(4, 2, 8); print(lo, hi, minmax("b", "a"))
var t = (x: 1, y: 2); t.x = 5; (t.x, t.y) = (t.y, t.x); print(t, t == (2, 5), t.x < t.y)
let dict = Dictionary(uniqueKeysWithValues: [("a", (1, true)), ("b", (2, false))]); print(dict["a"]!.0, dict["b"]!.1)
func swap2<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
print(swap2((1, "z")), [(1, "a"), (2, "b")].map(swap2).map { $0.0 }, [(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2), (3, 4)].map { (a, b) in a * b }, zip([1, 2], [3, 4]).map { ($0, $1) }.count)
