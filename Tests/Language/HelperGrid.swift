struct Grid<T> {
    let width: Int, height: Int; private var cells: [T]
    init(width: Int, height: Int, _ make: (Int, Int) -> T) {
        self.width = width; self.height = height;
        cells = (0..<height).flatMap { y in (0..<width).map { x in make(x, y) } }
    }
    init(repeating value: @autoclosure () -> T, width: Int, height: Int) {
        self.init(width: width, height: height) { _, _ in value() }
    }
    func contains(_ p: Point) -> Bool { (0..<width).contains(p.x) && 0..<height ~= p.y }
    subscript(p: Point) -> T? {
        get { contains(p) ? cells[p.y * width + p.x] : nil }
        set { if contains(p), let newValue { cells[p.y * width + p.x] = newValue } }
    }
    subscript(x: Int, y: Int) -> T {
        get { cells[y * width + x] }
        set { cells[y * width + x] = newValue }
    }
    subscript(row y: Int) -> ArraySlice<T> { cells[y * width..<(y + 1) * width] }
    func map<U>(_ f: (T) -> U) -> Grid<U> { Grid<U>(width: width, height: height) { f(self[$0, $1]) } }
    var rows: [[T]] { (0..<height).map { Array(self[row: $0]) } }
}
struct Point: Hashable {
    var x: Int, y: Int
    static let directions = [Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1)]
    static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) }
    var neighbours: [Point] { Self.directions.map { self + $0 } }
}
extension Grid where T == Bool {
    func shortest(from a: Point, to b: Point) -> Int? {
        var seen: [Point: Int] = [a: 0]; var queue = [a]
        while !queue.isEmpty {
            let p = queue.removeFirst(); if p == b { return seen[p] }
            for n in p.neighbours where self[n] == false && seen[n] == nil { seen[n] = seen[p]! + 1; queue.append(n) }
        }; return nil
    }
}
extension Grid: CustomStringConvertible where T: CustomStringConvertible {
    var description: String { rows.map { $0.map(\.description).joined(separator: " ") }.joined(separator: "\n") }
}
extension Grid where T: Numeric {
    var sum: T { rows.joined().reduce(0, +) }; func scaled(_ k: T) -> Grid { map { $0 * k } }
}
var walls = Grid(repeating: false, width: 4, height: 3)
walls[1, 0] = true; walls[Point(x: 1, y: 1)] = true; walls[Point(x: 9, y: 9)] = true
print(walls.shortest(from: Point(x: 0, y: 0), to: Point(x: 3, y: 0)) ?? -1, walls[Point(x: 9, y: 9)] as Any)
let g = Grid(width: 3, height: 2) { $0 + $1 * 10 }
print(g, g.sum, g.scaled(2)[row: 1], g.map { "\($0)".count }.rows, walls.map { $0 ? "#" : "." }.description)
