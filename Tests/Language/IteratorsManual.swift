var it = [1, 2, 3, 4].makeIterator()
var pairs: [(Int, Int)] = []
while let a = it.next(), let b = it.next() { pairs.append((a, b)) }
print(pairs)
var s = "héllo".makeIterator(); _ = s.next(); print(s.next()!, s.next()!)
var e = ["a", "b"].enumerated().makeIterator(); while let (i, x) = e.next() { print(i, x) }
struct Fib: Sequence { let limit: Int; func makeIterator() -> Iterator { Iterator(limit: limit) }
    struct Iterator: IteratorProtocol { let limit: Int; var a = 0, b = 1; mutating func next() -> Int? { guard a <= limit else { return nil }; defer { (a, b) = (b, a + b) }; return a } } }
print(Array(Fib(limit: 30)), Fib(limit: 100).filter { $0 % 2 == 0 }, Fib(limit: 10).reversed(), Fib(limit: 50).max()!, Fib(limit: 5).contains(5), Fib(limit: 20).dropFirst(3).map { $0 }, Fib(limit: 8).sorted(by: >).first!)
func take<S: Sequence>(_ n: Int, _ s: S) -> [S.Element] { var out: [S.Element] = []; for x in s { if out.count == n { break }; out.append(x) }; return out }
print(take(3, Fib(limit: 1000)), take(2, "xyz"), take(9, 1...2))
let sum = AnySequence([1, 2, 3]).reduce(0, +); print(sum, Array(AnySequence { [9, 8].makeIterator() }))
for (n, c) in zip(1..., "abc") { print(n, c, terminator: ";") }
print(sequence(first: 27) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.prefix(5).map { $0 })
