let empty: [Int] = []
let pairs = ["a": 1]
let set: Set<Int> = [3, 3, 3]
let nested = [[1, 2], [], [3]]
let mixed: [Any] = [1, "two", 3.0, true]
print(empty, pairs, set, nested)
print(mixed)
print([String: Int](), [Int](), Set<Int>())
