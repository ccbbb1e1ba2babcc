var n = 1
var w: [Int] = []
print({ (v: inout Int) in v += 5; return v }(&n), n)
({ (v: inout [Int]) in v.append(1) })(&w)
print(w)
let sum: (Int...) -> Int = { (v: Int...) in v.reduce(0, +) }
print(sum(1, 2, 3), sum())
let join = { (sep: String, parts: String...) -> String in parts.joined(separator: sep) }
print(join("-", "a", "b"), join("+"))
func apply(_ f: (Int...) -> Int) -> Int { f(1, 2) }
print(apply(sum))
