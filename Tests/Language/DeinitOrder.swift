final class Token { let name: String; init(_ n: String) { name = n; print("+\(n)", terminator: " ") }; deinit { print("-\(name)", terminator: " ") } }
func scope() { let a = Token("a"); let b = Token("b"); print(a.name + b.name, terminator: " ") }
scope()
print()
var t: Token? = Token("c")
t = Token("d")
t = nil
print()
class Node { var next: Node?; let token: Token; init(_ n: String, _ next: Node? = nil) { token = Token(n); self.next = next } }
var chain: Node? = Node("1", Node("2", Node("3")))
chain?.next?.next = nil
print("|", terminator: " ")
chain = nil
print()
var list = [Token("x"), Token("y")]
list.removeFirst()
print("|", terminator: " ")
list = []
print()
class Base { deinit { print("base", terminator: " ") } }
class Derived: Base { deinit { print("derived", terminator: " ") } }
var o: Base? = Derived()
o = nil
print()
weak var w: Token?
do { let strong = Token("w"); w = strong; print(w?.name ?? "nil", terminator: " ") }
print(w == nil)
