struct Life {
    var cells: [[Bool]]
    func neighbours(_ r: Int, _ c: Int) -> Int {
        var n = 0
        for dr in -1...1 { for dc in -1...1 where (dr, dc) != (0, 0) {
            let (y, x) = (r + dr, c + dc)
            if cells.indices.contains(y), cells[y].indices.contains(x), cells[y][x] { n += 1 }
        } }
        return n
    }
    mutating func step() {
        let old = self
        for r in cells.indices { for c in cells[r].indices {
            let n = old.neighbours(r, c)
            cells[r][c] = old.cells[r][c] ? (2...3).contains(n) : n == 3
        } }
    }
    var text: String { cells.map { String($0.map { $0 ? "#" : "." }) }.joined(separator: "\n") }
}
var life = Life(cells: ["....", ".###", "....", "...."].map { $0.map { $0 == "#" } })
life.step()
print(life.text)
life.step()
print(life.text)
