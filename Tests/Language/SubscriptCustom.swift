struct Grid {
    var columns: Int
    var cells: [Int]
    init(columns: Int, rows: Int) {
        self.columns = columns
        cells = Array(repeating: 0, count: columns * rows)
    }
    subscript(column: Int, row: Int) -> Int {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }
    subscript(row row: Int) -> [Int] { Array(cells[row * columns..<(row + 1) * columns]) }
}
var grid = Grid(columns: 3, rows: 2)
grid[1, 0] = 5
grid[2, 1] += 7
print(grid[1, 0], grid[row: 0], grid[row: 1])
