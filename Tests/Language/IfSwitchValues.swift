enum Mood { case calm, busy(Int) }
func face(_ m: Mood) -> String { switch m { case .calm: ":)" ; case .busy(let n) where n > 5: ">:(" ; case .busy: ":|" } }
let score = 71
let grade = if score > 90 { "A" } else if score > 70 { "B" } else { "C" }
let w: Double = switch grade { case "A": 1; case "B": 0.5; default: 0 }
print(face(.calm), face(.busy(9)), face(.busy(1)), grade, w)
var label: String { if score % 2 == 0 { "even" } else { "odd" } }
let f = { (n: Int) in if n > 0 { "pos" } else { "neg" } }
print(label, f(-1))
func must(_ n: Int?) throws -> Int { struct Nope: Error {}; return if let n { n } else { throw Nope() } }
print((try? must(nil)) as Any, try must(3))
