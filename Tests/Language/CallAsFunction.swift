struct Adder { let base: Int; func callAsFunction(_ n: Int) -> Int { base + n }; func callAsFunction(twice n: Int) -> Int { base + 2 * n } }
let add = Adder(base: 10)
print(add(5), add(twice: 5), [1, 2].map { add($0) })
struct Polynomial { let c: [Double]; func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } } }
print(Polynomial(c: [1, 2, 3])(2))
