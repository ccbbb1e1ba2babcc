struct Polynomial: Equatable, CustomStringConvertible { var c: [Int]; init(_ c: Int...) { self.c = c }
 init(c: [Int]) { self.c = c }
 static func * (a: Self, b: Self) -> Self { var r = [Int](repeating: 0, count: a.c.count + b.c.count - 1); for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] += x * y } }; return Self(c: r) }
 subscript(x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
 var derivative: Self { Self(c: c.enumerated().dropFirst().map { $0.offset * $0.element }) }
 var description: String { c.enumerated().reversed().filter { $0.element != 0 }.map { i, k in switch (i, k) { case (0, _): "\(k)"; case (1, 1): "x"; case (1, _): "\(k)x"; case (_, 1): "x^\(i)"; default: "\(k)x^\(i)" } }.joined(separator: " + ") } }
let p = Polynomial(1, 2, 3); print(p, p * p, p[2], p.derivative, p == Polynomial(1, 2, 3), (p * Polynomial(0, 1)).description)
struct Fraction: Comparable, Hashable, CustomStringConvertible { let n, d: Int; init(_ n: Int, _ d: Int = 1) { precondition(d != 0); func g(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : g(b, a % b) }; let k = g(n, d) * (d < 0 ? -1 : 1); self.n = n / k; self.d = d / k }
 static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }; static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }; static prefix func - (a: Self) -> Self { .init(-a.n, a.d) }; var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
extension Fraction: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { self.init(v) } }
print([Fraction(1, 2), Fraction(-3, -6), 2, Fraction(4, -8)].sorted(), Set([Fraction(1, 2), Fraction(2, 4)]).count, [Fraction(1, 3), Fraction(1, 6)].reduce(0, +), -Fraction(3, 9))
