func grade(_ n: Int) -> String { let g = if n > 90 { "A" } else if n > 80 { "B" } else { "C" }; let s: String = switch g { case "A", "B": "pass"; default: n > 50 ? "retry" : "fail" }; return g + s }
print([95, 85, 60, 10].map(grade))
let values: [Int?] = [1, nil, 3]
for v in values { guard let v else { print("skip", terminator: " "); continue }; print(v, terminator: " ") }
print()
for case let v? in values where v > 1 { print(v) }
var i = 10
while let v = values.first ?? nil, i > 7 { i -= v; if i == 8 { break } }
print(i)
func early(_ n: Int?) -> String { guard let n, n > 0, case let half = n / 2, half < 10 else { return "no" }; guard n != 4 else { return "four" }; return "half \(half)" }
print(early(nil), early(-1), early(4), early(7), early(90))
if let a = Int("1"), let b = Int("2"), a < b, case 1...5 = b { print("chain", a + b) }
let name: String? = "x"
if let name, let first = name.first { print(name, first) }
let closure = { (n: Int) -> String in switch n { case 0: return "zero"; case _ where n < 0: return "neg"; default: break }; return "pos" }
print([0, -1, 1].map(closure))
repeat { i -= 3; if i < 0 { break } } while true
print(i)
for i in stride(from: 3, to: 0, by: -1) where i != 2 { print(i, terminator: ",") }
for _ in 0..<2 { print("x", terminator: "") }
for c in "ab" { print(c, terminator: "") }
for (k, v) in ["k": 1] { print(k, v) }
switch (3, "three") { case (1...2, _): print("low"); case (let n, let s) where s.count == n + 2: print("match", n, s); fallthrough; case (3, "x"): print("fell"); default: print("none") }
let d: Double = if i < 0 { 1 } else { 2.5 }
print(d / 2, { if i == 0 { 1 } else { 2 } }())
