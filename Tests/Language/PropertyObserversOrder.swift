class Base { var v = 1 { willSet { print("base will", newValue) } didSet { print("base did", oldValue) } } }
final class Sub: Base { override var v: Int { willSet { print("sub will", newValue) } didSet { print("sub did", oldValue) } } }
let s = Sub()
s.v = 2
struct S { var a = 0 { didSet { b = a * 2 } }; var b = 0 { didSet { print("b", b) } } }
var t = S()
t.a = 4
print(t)
