class Counter {
    var count = 0
    func increment() { count += 1 }
}
let a = Counter()
let b = a
b.increment()
a.increment()
print(a.count, b.count, a === b, a !== Counter())
func touch(_ c: Counter) { c.count = 50 }
touch(b)
print(a.count)
struct Holder { let counter: Counter; var n = 0 }
let h1 = Holder(counter: a)
var h2 = h1
h2.n = 1
h2.counter.count = 7
print(h1.counter.count, h1.n, h2.n)
