struct Counter { var n = 0; mutating func up() { n += 1 } }
final class Shared { var n = 0 }
var c = Counter()
let shared = Shared()
let byReference = { c.up(); shared.n += 1; return c.n }
let byCopy = { [c] in c.n }
let byLabel = { [value = c.n, shared] in value + shared.n }
print(byReference(), byReference(), c.n, byCopy(), byLabel())
c = Counter(n: 50)
print(byReference(), byCopy(), byLabel(), shared.n)
var makers: [() -> Int] = []
for i in 0..<3 { var local = i * 10; makers.append { local += 1; return local } }
print(makers.map { $0() }, makers.map { $0() })
func pair() -> (up: () -> Void, get: () -> Int) { var n = 0; return ({ n += 1 }, { n }) }
let a = pair(), b = pair()
a.up(); a.up(); b.up()
print(a.get(), b.get())
struct Holder { var n = 1; func reader() -> () -> Int { { n } }; mutating func add(_ body: (inout Int) -> Void) { body(&n) } }
var h = Holder()
let read = h.reader()
h.add { $0 += 9 }
print(read(), h.reader()())
var array = [1, 2, 3]
let snapshot = array
let view = { array.count }
array.append(4)
print(snapshot.count, view())
var x = 1
let nested = { () -> () -> Int in x += 1; return { x += 10; return x } }
let inner = nested()
print(x, inner(), x)
