struct Table {
    private var cells: [[Int]]
    init(rows: Int, columns: Int) { cells = Array(repeating: Array(repeating: 0, count: columns), count: rows) }
    subscript(row: Int, column: Int) -> Int { get { cells[row][column] } set { cells[row][column] = newValue } }
    subscript(row r: Int) -> [Int] { get { cells[r] } set { cells[r] = newValue } }
    subscript(column c: Int) -> [Int] { cells.map { $0[c] } }
    subscript(safe row: Int, safe column: Int, default fallback: Int = -1) -> Int { cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : fallback }
    static subscript(name: String) -> Int { name.count }
    subscript<T>(mapped f: (Int) -> T) -> [[T]] { cells.map { $0.map(f) } }
    subscript(sum ranges: Range<Int>...) -> Int { ranges.flatMap { cells[$0] }.joined().reduce(0, +) }
}
var t = Table(rows: 2, columns: 3)
t[0, 1] = 5
t[1, 2] += 7
t[row: 1][0] = 4
t[row: 0].swapAt(0, 1)
print(t[0, 0], t[row: 1], t[column: 0], t[safe: 9, safe: 0], t[safe: 0, safe: 0], t[safe: 5, safe: 5, default: 0], Table["abc"])
print(t[mapped: { "\($0)" }], t[sum: 0..<1, 1..<2])
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; subscript(wrap i: Int) -> Element { get { self[(i % count + count) % count] } set { self[(i % count + count) % count] = newValue } } }
var a = [1, 2, 3]
a[wrap: -1] *= 10
print(a[safe: 1] as Any, a[safe: 3] as Any, a[wrap: 4], a)
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; subscript(r: Range<Int>) -> Substring { let s = index(startIndex, offsetBy: r.lowerBound); return self[s..<index(s, offsetBy: r.count)] } }
print("hello"[1], "hello"[1..<3])
extension Dictionary where Value == [Int] { subscript(adding key: Key) -> Int { get { self[key]?.last ?? 0 } set { self[key, default: []].append(newValue) } } }
var d: [String: [Int]] = [:]
d[adding: "a"] = 1
d[adding: "a"] += 5
print(d)
