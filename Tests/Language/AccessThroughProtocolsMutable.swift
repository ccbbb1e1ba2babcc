protocol HasName { var name: String { get set } }
struct A: HasName { var name: String }
final class B: HasName { var name = "b" }
func rename<T: HasName>(_ x: inout T) { x.name += "!" }
var a = A(name: "a")
rename(&a)
var b = B()
rename(&b)
var list: [any HasName] = [a, b]
for i in list.indices { list[i].name = "n\(i)" }
print(a.name, b.name, list.map(\.name))
