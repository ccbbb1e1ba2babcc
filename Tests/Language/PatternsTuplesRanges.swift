func classify(_ p: (x: Int, y: Int)) -> String {
    switch p {
    case (0, 0): return "origin"
    case (_, 0): return "x axis"
    case (0, _): return "y axis"
    case (-2...2, -2...2): return "near"
    case let (x, y) where x == y: return "diagonal \(x)"
    case let (x, _) where x < 0: return "left \(x)"
    case (let x, 5...): return "high \(x)"
    default: return "far"
    }
}
for p in [(0, 0), (3, 0), (0, 4), (1, -2), (7, 7), (-9, 3), (4, 6), (9, 1)] { print(classify((x: p.0, y: p.1))) }
func grade(_ s: Double) -> Character {
    switch s { case 90...: return "A"; case 75..<90: return "B"; case ..<50: return "F"; default: return "C" }
}
print(grade(95), grade(89.9), grade(10), grade(60))
switch "m" as Character { case "a"..."f": print("af"); case "g"..."z": print("gz"); default: print("?") }
