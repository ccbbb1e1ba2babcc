struct Grid {
    var cells = [1, 2, 3, 4]
    struct Pos { var x, y: Int }
    enum Corner { case tl, br }
    subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } }
    subscript(p: Pos) -> Int { get { cells[p.y * 2 + p.x] } set { cells[p.y * 2 + p.x] = newValue } }
    subscript(c: Corner) -> Int { c == .tl ? cells[0] : cells[3] }
    subscript(name: String) -> String { "\(name)=\(cells.count)" }
    subscript(r: Range<Int>) -> [Int] { Array(cells[r]) }
}
var g = Grid()
g[0] = 10
g[.init(x: 1, y: 1)] = 40
g[Grid.Pos(x: 1, y: 0)] += 5
print(g[0], g[.tl], g[.br], g["n"], g[1..<3], g.cells)
enum Section: Int, CaseIterable { case a, b }
extension Array { subscript(s: Section) -> Element { self[s.rawValue] } ; subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print(["x", "y"][.b], ["x"][safe: 3] as Any, ["x", "z"][1])
