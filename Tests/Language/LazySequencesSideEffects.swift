var log: [Int] = []
let l = (1...10).lazy.map { n -> Int in log.append(n); return n * n }.filter { $0 % 2 == 1 }
print(log.count, l.first!)
log = []
print(Array(l.prefix(2)), l.contains(9), (1...Int.max).lazy.map { $0 * 3 }.first { $0 > 10 }!)
let eager = [1, 2, 3].map { n -> Int in log.append(-n); return n }
print(eager.count, log.suffix(3))
print(Array([1, 2, 3, 4].lazy.drop { $0 < 2 }.prefix { $0 < 4 }), Array([1, 2].lazy.map { $0 + 1 }.reversed()), [[1], [2, 3]].lazy.flatMap { $0 }.reduce(0, +), Array(["1", "x"].lazy.compactMap { Int($0) }))
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), Array(sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 < 20 ? s.0 : nil }))
print(Array(zip(1..., ["a", "b"])).map { "\($0)\($1)" }, Array(stride(from: 0, to: 1, by: 0.25)), Array(stride(from: 10, through: 0, by: -5)), stride(from: 0, through: 7, by: 3).map { $0 }, Array(repeatElement("z", count: 2)))
print(stride(from: 1, to: 1, by: 1).map { $0 }.isEmpty, (0..<5).lazy.map { $0 * 2 }.count, Array((0..<3).lazy.map { Array(repeating: $0, count: $0) }.joined()))
let it = (1...3).makeIterator()
var copy = it
print(copy.next()!, copy.next()!, Array(it).count)
print(Array(AnySequence { [7, 8].makeIterator() }), (1...3).flatMap { [$0, $0 * 10] }, [1, 2, 3, 4].last { $0 % 2 == 1 }!, [1, 2, 3].lazy.sorted(by: >))
