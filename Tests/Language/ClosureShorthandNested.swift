print([[1, 2], [3]].map { $0.map { $0 * 2 } }, [1, 2].map { a in [10, 20].map { a + $0 } })
print((1...3).map { i in (1...i).reduce(0) { $0 + $1 } }, [("a", 1)].map { $0 + String($1) })
print([3, 1, 2].sorted { a, b in let x = a * 2; return x > b * 2 }, ["x"].map { (s: String) -> Int in s.count })
