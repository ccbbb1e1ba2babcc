let r = 3..<8, c = 1...5
print(r.count, c.count, r.contains(8), c.contains(5), r.lowerBound, c.upperBound, r.isEmpty, (4..<4).isEmpty, r.first!, c.last!, r.overlaps(0..<4), c.clamped(to: 2...9))
print(Array(r), r.map { $0 * 2 }, c.reversed().map { $0 }, r.filter { $0 % 2 == 0 }, c.reduce(0, +), r.min()!, c.max()!, Array(c.dropFirst(2)), r.prefix(2).map { $0 }, zip(r, c).map { $0 + $1 })
print((0.0..<1.0).contains(0.5), ("a"..."e").contains("c"), (1...).contains(100), (..<5).contains(5), (...5).contains(5), [10, 20, 30, 40][1...], [10, 20, 30][..<2], [1, 2, 3][...1])
for i in stride(from: 1, through: 10, by: 4) { print(i, terminator: " ") }
for x in stride(from: 1.0, to: 0.0, by: -0.25) { print(x, terminator: " ") }
print(stride(from: 0, to: 3, by: 5).map { $0 }, stride(from: 5, to: 1, by: 1).map { $0 }, (0..<3).flatMap { i in (0..<i).map { "\(i)\($0)" } })
print(r == 3..<8, Range(c) == 1..<6, c.randomElement() != nil, (1...3).enumerated().map { $0.offset * $0.element }, (0...4).split(separator: 2).map(Array.init), c.firstIndex(of: 3) != nil, c.shuffled().count, r.lastIndex(of: 7) != nil)
let text = "abcdef"; let i = text.index(text.startIndex, offsetBy: 2); print(text[i...], text[..<i], text[text.startIndex...i], text.prefix(upTo: i), text.suffix(from: i), text[i..<text.endIndex].count)
