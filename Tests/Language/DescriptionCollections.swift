print([1, 2], ["a"], [1.0], [true, false], [[1], []], [Int](), ["k": 1], [1: [2]], [:] as [Int: Int])
print([nil, 1], Set([5]), (1, "a", [2]), (x: 1, y: "b"), 1...3, 0..<2, [("a", 1)])
print([1, 2][0...], "abc".dropFirst(), Array("hé"), Optional([1]) as Any, ["a": nil] as [String: Int?])
print([1, 2, 3].reversed().map { $0 }, zip([1], ["a"]).map { $0 }, ["x", "y"].enumerated().map { $0 })
