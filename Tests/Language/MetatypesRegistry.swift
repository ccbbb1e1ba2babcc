protocol Plug { static var id: String { get }; init(); func go() -> Int }
struct One: Plug { static let id = "one"; func go() -> Int { 1 } }; struct Two: Plug { static let id = "two"; func go() -> Int { 2 } }
let kinds: [any Plug.Type] = [One.self, Two.self]
print(kinds.map { $0.id }, kinds.map { $0.init().go() }, kinds.first { $0.id == "two" }!.init().go())
func make<P: Plug>(_ type: P.Type) -> P { type.init() } ; print(make(Two.self).go(), type(of: make(One.self)).id, One.self == One.self, String(describing: Two.self))
var registry: [String: any Plug.Type] = [:]; for k in kinds { registry[k.id] = k }; print(registry["one"]?.init().go() ?? 0)
