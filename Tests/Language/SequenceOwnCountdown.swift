struct Countdown: Sequence { let from: Int
    func makeIterator() -> AnyIterator<Int> { var n = from; return AnyIterator { defer { n -= 1 }; return n > 0 ? n : nil } } }
let c = Countdown(from: 4)
for n in c { print(n, terminator: " ") }
print(c.map { $0 * 2 }, c.filter { $0 > 2 }, c.first { $0 < 3 } ?? 0, c.contains(3), c.reduce(0, +), c.sorted(), Array(c).count)
for (i, n) in c.enumerated() where i % 2 == 0 { print(i, n) }
print(c.prefix(2).map { $0 }, c.dropFirst(3).map { $0 }, c.min()!, c.max()!, Array(zip(c, "abcd")).count, c.joinedText)
extension Sequence where Element == Int { var joinedText: String { map(String.init).joined(separator: "+") } }
