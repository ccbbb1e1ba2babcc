var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * i } }
print(fs.map { $0() })
var counter = 0
let inc = { counter += 1; return counter }
_ = inc(); _ = inc()
var snapshot = { [counter] in counter }
counter = 50
print(counter, snapshot(), inc())
func makeCounter(step: Int) -> (next: () -> Int, reset: () -> Void) {
    var total = 0
    return ({ total += step; return total }, { total = 0 })
}
let a = makeCounter(step: 2), b = makeCounter(step: 5)
_ = a.next(); print(a.next(), b.next()); a.reset(); print(a.next())
final class Timer { var ticks = 0; var onTick: (() -> Void)?; func start() { onTick = { [weak self] in self?.ticks += 1 } } }
let t = Timer(); t.start(); t.onTick?(); t.onTick?(); print(t.ticks)
var x = 1
let closures = [{ x += 1 }, { x *= 10 }]
closures.forEach { $0() }
print(x)
