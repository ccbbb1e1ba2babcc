struct Matrix: Equatable {
    var rows: [[Double]]
    static func * (a: Matrix, b: Matrix) -> Matrix {
        Matrix(rows: a.rows.map { row in b.rows[0].indices.map { c in row.indices.map { row[$0] * b.rows[$0][c] }.reduce(0, +) } })
    }
    var transposed: Matrix { Matrix(rows: rows[0].indices.map { c in rows.map { $0[c] } }) }
    static func identity(_ n: Int) -> Matrix { Matrix(rows: (0..<n).map { r in (0..<n).map { $0 == r ? 1 : 0 } }) }
}
let m = Matrix(rows: [[1, 2], [3, 4]])
print((m * m).rows, m.transposed.rows, m * .identity(2) == m)
