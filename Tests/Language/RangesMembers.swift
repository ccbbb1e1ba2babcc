let r = 3..<8, c = 1...5
print(r.lowerBound, r.upperBound, r.count, c.upperBound, c.count, r.contains(8), c.contains(5), r.isEmpty, (2..<2).isEmpty)
print(Array(r), c.map { $0 * $0 }, c.reduce(0, +), r.first!, r.last!, c.randomElement() != nil)
print(r.overlaps(7..<9), r.clamped(to: 5..<20), r == 3..<8, (0.0...1.0).contains(0.5), ("a"..."f").contains("c"))
print((1...).contains(10), (..<5).contains(5), r, c, 1..., ...3, (0..<10).dropFirst(7), (0..<10).prefix(2))
print(c.reversed().map { $0 }, r.filter { $0 > 5 }, (1...3).flatMap { [Int](repeating: $0, count: $0) })
