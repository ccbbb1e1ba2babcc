func rows(_ widths: [Double], fitting width: Double, spacing: Double) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var x = 0.0
    for (i, w) in widths.enumerated() {
        if x > 0, x + spacing + w > width {
            rows.append([])
            x = 0
        }
        x += (x > 0 ? spacing : 0) + w
        rows[rows.count - 1].append(i)
    }
    return rows
}
print(rows([50, 40, 30, 80, 10], fitting: 100, spacing: 8), rows([], fitting: 10, spacing: 1), rows([200, 10], fitting: 100, spacing: 0))
