struct Matrix<T>: CustomStringConvertible { let rows: Int, cols: Int; private var data: [T]
    init(_ rows: Int, _ cols: Int, fill: T) { self.rows = rows; self.cols = cols; data = Array(repeating: fill, count: rows * cols) }
    subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return data[r * cols + c] } set { data[r * cols + c] = newValue } }
    func row(_ r: Int) -> [T] { Array(data[(r * cols)..<((r + 1) * cols)]) }
    func transposed() -> Matrix { var m = Matrix(cols, rows, fill: data[0]); for r in 0..<rows { for c in 0..<cols { m[c, r] = self[r, c] } }; return m }
    func map<U>(_ f: (T) -> U) -> Matrix<U> { var m = Matrix<U>(rows, cols, fill: f(data[0])); for r in 0..<rows { for c in 0..<cols { m[r, c] = f(self[r, c]) } }; return m }
    var description: String { (0..<rows).map { r in row(r).map { "\($0)" }.joined(separator: " ") }.joined(separator: "/") } }
var m = Matrix(2, 3, fill: 0)
for r in 0..<2 { for c in 0..<3 { m[r, c] = r * 3 + c } }
m[1, 1] += 10
print(m, m.transposed(), m.map { $0 % 2 == 0 }, m.row(1))
