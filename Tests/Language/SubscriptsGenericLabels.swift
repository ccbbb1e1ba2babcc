struct Grid { var cells = Array(repeating: 0, count: 6)
    subscript(row row: Int, column column: Int) -> Int { get { cells[row * 3 + column] } set { cells[row * 3 + column] = newValue } }
    subscript<T>(_ key: KeyPath<Grid, T>) -> T { self[keyPath: key] }
    subscript(range: ClosedRange<Int>) -> [Int] { Array(cells[range]) }
    static subscript(name: String) -> Int { name.count }
    subscript<N: BinaryInteger>(wrapped n: N) -> Int { cells[Int(n) % cells.count] } }
var grid = Grid()
grid[row: 1, column: 2] = 8
grid[row: 0, column: 1] += 3
print(grid[row: 1, column: 2], grid[\.cells.count], grid[1...2], Grid["four"], grid[wrapped: 7])
extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
    subscript(index: Int, default fallback: @autoclosure () -> Element) -> Element { self[safe: index] ?? fallback() } }
print([1, 2][safe: 5] as Any, [1, 2][safe: 1]!, ["a"][3, default: "z"])
