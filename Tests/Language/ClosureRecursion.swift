var fibonacci: ((Int) -> Int)!
fibonacci = { n in n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
print((0...10).map { fibonacci($0) })
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "<\($0)>" })(4))
