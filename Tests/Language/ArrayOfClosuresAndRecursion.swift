let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
let steps: [(String, (Int) -> Int)] = [("double", { $0 * 2 }), ("inc", { $0 + 1 }), ("square", { $0 * $0 })]
print(steps.map { "\($0.0):\($0.1(5))" }, steps.map(\.1).reduce({ $0 }, compose)(3))
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ log: inout [String]) { if n == 0 { return }; hanoi(n - 1, a, c, b, &log); log.append(a + c); hanoi(n - 1, b, a, c, &log) }
var moves: [String] = []
hanoi(3, "A", "B", "C", &moves)
print(moves.count, moves.joined(separator: " "))
func permutations<T>(_ xs: [T]) -> [[T]] { xs.count < 2 ? [xs] : xs.indices.flatMap { i -> [[T]] in var rest = xs; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
print(permutations([1, 2, 3]))
let fib: (Int) -> Int = { n in var (a, b) = (0, 1); for _ in 0..<n { (a, b) = (b, a + b) }; return a }
print((0...10).map(fib))
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var cache: [K: V] = [:]; func g(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(g, k); cache[k] = v; return v }; return g }
print(memoize { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }(50))
