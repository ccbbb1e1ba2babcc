struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
let c = Countdown(n: 4)
print(Array(c), c.map { $0 * 2 }, c.reduce(0, +), c.contains(2), c.sorted(), c.max()!, Array(c.prefix(2)), c.first { $0 < 3 }!)
print(c.lazy.filter { $0 % 2 == 0 }.map { "\($0)" }.joined(separator: ","), Array(zip(c, "abcd")).count, c.enumerated().map { $0.offset * $0.element })
struct Grid: Sequence { let w: Int, h: Int; func makeIterator() -> AnyIterator<(Int, Int)> { var i = 0; return AnyIterator { defer { i += 1 }; return i < w * h ? (i % w, i / w) : nil } } }
for (x, y) in Grid(w: 2, h: 2) where x != y { print(x, y, terminator: "; ") }
print(Grid(w: 3, h: 2).map { $0 + $1 })
struct Ring<T>: RandomAccessCollection, MutableCollection {
    var items: [T]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(i: Int) -> T { get { items[((i % items.count) + items.count) % items.count] } set { items[i % items.count] = newValue } }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
}
var r = Ring(items: [3, 1, 2])
print(r[-1], r[4], r.count, r.first!, r.last!, r.map { $0 }, r.sorted(), Array(r.reversed()), r.isEmpty, Array(r.dropFirst()), r.firstIndex(of: 2)!)
r[0] = 9
r.swapAt(0, 2)
print(r.items, r.indices.map { r[$0] }, Array(r[1...]))
r.sort()
print(r.items, r.randomElement() != nil, Array(r.enumerated()).last!.element)
struct Fib: Sequence { func makeIterator() -> some IteratorProtocol<Int> { FibIterator() } }
struct FibIterator: IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { (a, b) = (b, a + b); return a } }
print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!, Array(Fib().lazy.filter { $0 % 2 == 0 }.prefix(3)))
var it = c.makeIterator()
print(it.next()!, it.next()!, Array(IteratorSequence(it)))
