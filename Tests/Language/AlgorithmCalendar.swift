func isLeap(_ y: Int) -> Bool { (y % 4 == 0 && y % 100 != 0) || y % 400 == 0 }
func days(in month: Int, _ year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
}
func weekday(_ y: Int, _ m: Int, _ d: Int) -> Int {
    let t = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let y = m < 3 ? y - 1 : y
    return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7
}
let lead = (weekday(2024, 2, 1) + 6) % 7
let cells: [Int?] = Array(repeating: nil, count: lead) + (1...days(in: 2, 2024)).map { $0 }
for week in stride(from: 0, to: cells.count, by: 7) {
    print(cells[week..<min(week + 7, cells.count)].map { $0.map { $0 < 10 ? " \($0)" : "\($0)" } ?? "  " }.joined(separator: " "))
}
