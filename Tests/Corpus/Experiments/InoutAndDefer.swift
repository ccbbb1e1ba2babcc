import SwiftUI

struct Matrix { private var cells: [Double]; let rows: Int, columns: Int
    init(rows: Int, columns: Int, _ fill: (Int, Int) -> Double = { _, _ in 0 }) { self.rows = rows; self.columns = columns; cells = (0..<rows).flatMap { r in (0..<columns).map { fill(r, $0) } } }
    subscript(r: Int, c: Int) -> Double { get { cells[r * columns + c] } set { cells[r * columns + c] = newValue } }
    static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows, columns: b.columns) { r, c in (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] } } }
    mutating func transpose() { var t = Matrix(rows: columns, columns: rows); for r in 0..<rows { for c in 0..<columns { t[c, r] = self[r, c] } }; self = t }
}
func swapLargest(_ a: inout [Int], _ log: inout [String]) { defer { log.append("done") }; guard let i = a.firstIndex(of: a.max() ?? 0) else { return }; a.swapAt(0, i) }
struct InoutAndDefer: View {
    private var result: (Matrix, [Int], [String]) {
        var m = Matrix(rows: 2, columns: 3) { Double($0 * 3 + $1) }
        let p = m; m.transpose()
        var numbers = [3, 9, 4], log: [String] = []
        swapLargest(&numbers, &log)
        outer: for i in 0... { for j in 0..<i { if i * j > 20 { log.append("\(i)×\(j)"); break outer } } }
        return (p * m, numbers, log)
    }
    var body: some View {
        let (m, numbers, log) = result
        Grid { ForEach(0..<m.rows, id: \.self) { r in GridRow { ForEach(0..<m.columns, id: \.self) { c in Text("\(m[r, c], specifier: "%.0f")").frame(width: 40).border(.gray) } } } }
        Text(numbers.map(String.init).joined(separator: " ") + " " + log.joined(separator: ";"))
    }
}
