func check(_ a: Int?, _ b: String?, _ flag: Bool) -> String {
    guard let a, a > 0 else { return "no a" }
    guard let b = b?.uppercased(), !b.isEmpty, flag || a > 5 else { return "no b \(a)" }
    if case 1...3 = a, let first = b.first { return "small \(first)" }
    if let n = Int(b), n == a { return "same" } else if a.isMultiple(of: 2), case let half = a / 2, half > 2 { return "half \(half)" }
    return "\(a)\(b)"
}
print(check(nil, "x", true), check(-1, "x", true), check(2, nil, true), check(2, "x", false), check(2, "xy", true), check(7, "7", false), check(8, "q", false), check(9, "q", false))
var i = 0
while let next = [3, 2, 1, nil][i], next > 0 { print(next, terminator: " "); i += 1 }
print()
let v: Any = 5
if let n = v as? Int, n > 3, case let d = Double(n) * 1.5 { print(d) }
let t = (1, "a", nil as Int?)
if case (1, let s, nil) = t { print(s) }
func early(_ xs: [Int]) -> Int { for (i, x) in xs.enumerated() where x < 0 { return i }; return -1 }
print(early([1, 2, -3]), early([]))
