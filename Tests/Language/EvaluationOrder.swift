func f(_ n: Int) -> Int { print("f\(n)", terminator: " "); return n }
print(f(1) + f(2) * f(3))
print([f(1), f(2)], (f(3), f(4)))
func call(_ a: Int, _ b: Int) -> Int { print("call", terminator: " "); return a - b }
print(call(f(5), f(6)))
var list = [0, 0, 0]
list[f(1)] = f(2)
print(list)
print("\(f(1)) \(f(2))")
