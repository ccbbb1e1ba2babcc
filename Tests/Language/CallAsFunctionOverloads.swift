struct Poly { var c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }; func callAsFunction(_ xs: [Double]) -> [Double] { xs.map { self($0) } }; func callAsFunction(at x: Double, times n: Int = 2) -> Double { self(x) * Double(n) } }
let p = Poly(c: [1, 2, 3])
print(p(2), p([0, 1]), p(at: 1), p(at: 1, times: 10), [1, 2].map(p.callAsFunction(_:)))
struct Logger { var lines: [String] = []; mutating func callAsFunction(_ s: String...) { lines.append(s.joined(separator: " ")) } }
var log = Logger()
log("a", "b")
log()
print(log.lines)
struct Maker<T> { let make: () -> T; func callAsFunction() -> T { make() } }
print(Maker { 5 }(), Maker(make: { "x" })().count)
final class Counter { var n = 0; func callAsFunction(by k: Int = 1, _ body: (Int) -> Void = { _ in }) { n += k; body(n) } }
let c = Counter()
c()
c(by: 4) { print("now", $0) }
c { print($0) }
struct Style { func callAsFunction(_ text: () -> String) -> String { "<" + text() + ">" } }
print(Style()  { "hi" }, Style().callAsFunction { "x" })
