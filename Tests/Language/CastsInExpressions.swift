let a: Any = 4
let b: Any = "x"
print(a as! Int + 1, 2 * (a as! Int), a as? Int ?? 0 + 3, (b as? Int ?? 7) * 2)
print(a is Int && b is String, a is String || b is String ? "some" : "none", a as? String == nil)
let sum = a as! Int + (a as! Int) * 2
print(sum, (a as! Int) < 5, a as! Int > 3, [a, b].compactMap { $0 as? Int }.count + 1)
let name = b as? String ?? "none" + "!"
print(name, (b as! String) + "y", b as! String + "z")
if let n = a as? Int, n as Int? ?? 0 > 2 { print("big", n) }
