print(Array(repeating: "x", count: 3), [Int](repeating: 0, count: 2), Array("abc"), Array(1...3), [Int](1..<4))
print(Array(Set([1])), Array([1: 2].values), [[Int]](repeating: [0], count: 2))
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
print(grid, (0..<3).map { _ in 7 }, Array(0..<0))
let squares = [Int](unsafeUninitializedCapacity: 0) { _, n in n = 0 }
print(squares)
