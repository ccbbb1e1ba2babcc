func where_(_ point: (Int, Int)) -> String {
    switch point {
    case (0, 0): return "origin"
    case (let x, 0): return "x axis at \(x)"
    case (0, let y): return "y axis at \(y)"
    case let (x, y) where x == y: return "diagonal \(x)"
    case (-2...2, -2...2): return "near"
    case (_, ..<0): return "below"
    case let (x, y): return "at \(x),\(y)"
    }
}
for p in [(0, 0), (3, 0), (0, -4), (5, 5), (1, 2), (7, -9), (7, 9)] { print(where_(p)) }
