func fare(_ ride: (zones: Int, age: Int)) -> String {
    switch ride {
    case (1, 0..<6), (2, 0..<6): return "free"
    case (_, 65...): return "senior"
    case (1, _): return "short"
    case (let zones, 6...17) where zones > 4: return "school trip of \(zones)"
    case (let zones, 6...17): return "half of \(zones)"
    case let (zones, age) where zones * 10 == age: return "lucky \(age)"
    case (2...4, let age): return "middle at \(age)"
    default: return "far"
    }
}
for ride in [(1, 3), (2, 5), (3, 70), (1, 30), (6, 10), (3, 12), (3, 30), (4, 33), (9, 20)] { print(fare((zones: ride.0, age: ride.1))) }
func grade(_ s: Double) -> Character {
    switch s { case 90...: return "A"; case 75..<90: return "B"; case ..<50: return "F"; default: return "C" }
}
print(grade(95), grade(89.9), grade(10), grade(60))
switch "m" as Character { case "a"..."f": print("af"); case "g"..."z": print("gz"); default: print("?") }
