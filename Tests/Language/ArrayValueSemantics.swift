var a = [1, 2, 3]
var b = a
b.append(4)
b[0] = 100
print(a, b)
func change(_ list: [Int]) -> [Int] {
    var list = list
    list.removeLast()
    return list
}
print(change(a), a)
var grid = [[0, 0], [0, 0]]
let row = grid[0]
grid[0][1] = 5
print(grid, row)
