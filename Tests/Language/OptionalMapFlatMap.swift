let n: Int? = 5
let none: Int? = nil
print(n.map { $0 * 2 } as Any, none.map { $0 * 2 } as Any)
print(n.flatMap { $0 > 3 ? "big" : nil } ?? "small", "12".isEmpty ? nil : Int("12") as Any)
print(Int("7").map { "got \($0)" } ?? "nothing")
print(n == 5, none == nil, n != none, n! + 1)
var counter: Int? = 1
counter? += 1
counter! *= 10
print(counter as Any)
