func a() -> Int { 1 }
var b: String { "b" }
let c = { (x: Int) in x + 1 }
func d(_ n: Int) -> String { if n > 0 { "plus" } else { "minus" } }
func e(_ n: Int) -> String {
    switch n {
    case 0: "zero"
    default: "other"
    }
}
print(a(), b, c(1), d(1), d(-1), e(0), e(4))
