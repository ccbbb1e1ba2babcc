var fs: [() -> Int] = []; for i in 0..<3 { var j = i; fs.append { j += 10; return j } } ; print(fs.map { $0() }, fs[0](), fs[0]())
struct S { var n = 0; mutating func bump() -> () -> Int { n += 1; let c = self; return { c.n } } ; func adder() -> (Int) -> Int { { $0 + n } } } ; var s = S(); let f = s.bump(); s.n = 50; print(f(), s.adder()(1))
var x = 1; let byValue = { [x] in x } ; let byRef = { x } ; x = 2; print(byValue(), byRef()) ; func make() -> (inc: () -> Void, get: () -> Int) { var c = 0; return ({ c += 1 }, { c }) } ; let m = make(); m.inc(); m.inc(); print(m.get())
let rec: (Int) -> Int = { n in func go(_ k: Int) -> Int { k < 2 ? 1 : k * go(k - 1) } ; return go(n) } ; print(rec(5)) ; let sorted = [3, 1, 2].sorted { a, b in a > b } ; print(sorted)
