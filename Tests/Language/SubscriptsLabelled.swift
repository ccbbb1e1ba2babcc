struct Grid {
    private var cells: [Int]
    let width: Int
    init(width: Int, height: Int) { self.width = width; cells = Array(repeating: 0, count: width * height) }
    subscript(x x: Int, y y: Int) -> Int {
        get { cells[y * width + x] }
        set { cells[y * width + x] = newValue }
    }
    subscript(row row: Int) -> [Int] {
        get { Array(cells[row * width..<(row + 1) * width]) }
        set { cells.replaceSubrange(row * width..<(row + 1) * width, with: newValue) }
    }
    subscript(_ i: Int) -> Int { cells[i] }
}
var g = Grid(width: 3, height: 2)
g[x: 1, y: 1] = 5
g[x: 1, y: 1] += 2
g[row: 0] = [1, 2, 3]
g[row: 0].append(9)
g[row: 0][1] = 8
print(g[x: 1, y: 1], g[row: 0], g[row: 1], g[1])
