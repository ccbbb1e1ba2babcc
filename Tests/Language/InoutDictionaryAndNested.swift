func add(_ n: Int, to list: inout [Int]) { list.append(n) }
var d: [String: [Int]] = ["a": []]
add(1, to: &d["a", default: []])
add(2, to: &d["b", default: []])
d["a"]?.append(5)
print(d["a"]!, d["b"]!)
var grid = [[1, 2], [3, 4]]
add(9, to: &grid[1])
grid[0][0] += 100
for r in grid.indices { for c in grid[r].indices { grid[r][c] *= 2 } }
print(grid)
