func move(by n: Int) -> String { "by \(n)" }
func move(to n: Int) -> String { "to \(n)" }
let f = move(by:), g = move(to:)
print(f(1), g(2), [1, 2].map(move(by:)))
struct Calc { var base: Int; func add(_ n: Int) -> Int { base + n }; func add(twice n: Int) -> Int { base + 2 * n }; static func zero() -> Calc { Calc(base: 0) } }
let calc = Calc(base: 10), adder = calc.add(_:), unbound = Calc.add(twice:)
print(adder(1), unbound(calc)(3), Calc.zero().base, [1, 2].map(calc.add(twice:)))
func sum(_ ns: Int..., scale: Int = 1) -> Int { ns.reduce(0, +) * scale }
print(sum(), sum(1, 2), sum(1, 2, 3, scale: 10))
func outer(_ x: Int) -> (Int) -> (Int) -> Int { { y in { z in x * 100 + y * 10 + z } } }
print(outer(1)(2)(3), ["3", "x"].map(Int.init), [1, 2].map(String.init), [1.5, 2.5].map(Int.init), zip([1, 2], [3, 4]).map(*), [3, 1, 2].sorted(by: <), [1, 2].reduce(0, +))
func defaults(a: Int = 1, b: Int = 2, _ c: String = "c") -> String { "\(a)\(b)\(c)" }
print(defaults(), defaults(b: 5), defaults(a: 3, "z"), defaults("q"))
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max]
print(ops["+"]!(1, 2), ops["-"]!(1, 2), ops["max"]!(1, 2))
@discardableResult func touch() -> Int { 1 }
touch()
