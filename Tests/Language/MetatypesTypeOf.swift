protocol Named { static var name: String { get }; init() }
struct A: Named { static let name = "A" }
struct B: Named { static let name = "B" }
func nameOf<T: Named>(_ t: T.Type) -> String { T.name }
func make<T: Named>(_ t: T.Type) -> T { t.init() }
func label<T: Named>(of value: T) -> String { T.name + "/\(T.self)" }
let types: [any Named.Type] = [A.self, B.self]
print(types.map { $0.name }, nameOf(A.self), make(B.self), label(of: A()), type(of: A()) == A.self)
print("\(Int.self)", String(describing: type(of: [1: "a"])), type(of: 1.5), type(of: Optional(1)), type(of: ("a", 1)))
struct Box<T> { let value: T; var kind: String { "\(T.self)" } }
print(Box(value: 1).kind, Box(value: "s").kind, type(of: Box(value: [1])))
func check<T>(_ v: T) -> String { if v is Int { return "int" }; if T.self == String.self { return "string" }; return "other \(T.self)" }
print(check(1), check("s"), check(2.5), check([1]))
class P { class func who() -> String { "P" }; func me() -> String { type(of: self).who() } }
class Q: P { override class func who() -> String { "Q" } }
print(P().me(), Q().me(), (Q() as P).me(), ObjectIdentifier(P.self) == ObjectIdentifier(P.self))
