let n = [1, 2, 3, 4, 5]
print(n.map { $0 * $0 }, n.filter { $0 % 2 == 1 }, n.reduce(0, +), n.reduce(1, *))
print(n.reduce("") { $0 + String($1) }, n.reduce(into: [Int]()) { $0.insert($1, at: 0) })
print(["1", "x", "3"].compactMap { Int($0) }, [[1], [2, 3], []].flatMap { $0 }, n.flatMap { [$0, -$0] })
print(n.map(String.init), n.map { ($0, $0 * 2) }.last!)
print(n.lazy.map { $0 * 10 }.filter { $0 > 20 }.first!)
