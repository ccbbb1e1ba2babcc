let a: Int? = 1
let s: String? = "x"
let n: Double? = nil
print(a as Any, s as Any, n as Any)
print("\(String(describing: a)) \(String(describing: n))")
print([a, nil], ["k": s])
struct P { var x: Int?; var y: String? = "q" }
print(P(x: nil), P(x: 2))
