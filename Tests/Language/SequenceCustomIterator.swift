struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
        guard count > 0 else { return nil }
        defer { count -= 1 }
        return count
    }
}
for n in Countdown(count: 3) { print(n, terminator: " ") }
print(Countdown(count: 4).map { $0 * 2 }, Countdown(count: 3).reduce(0, +), Countdown(count: 5).filter { $0 % 2 == 0 }, Array(Countdown(count: 2)))
struct Fib: Sequence {
    func makeIterator() -> AnyIterator<Int> {
        var (a, b) = (0, 1)
        return AnyIterator { defer { (a, b) = (b, a + b) }; return a }
    }
}
print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!)
