protocol A { var a: Int { get } }
protocol B { var b: Int { get } }
typealias AB = A & B
struct S: AB { var a = 1; var b = 2 }
func sum(_ x: any A & B) -> Int { x.a + x.b }
func sumSome(_ x: some AB) -> Int { x.a * 10 + x.b }
print(sum(S()), sumSome(S(a: 3)))
class Base { var name = "base" }
final class Child: Base, A { var a = 5 }
func show(_ x: Base & A) -> String { "\(x.name) \(x.a)" }
print(show(Child()))
