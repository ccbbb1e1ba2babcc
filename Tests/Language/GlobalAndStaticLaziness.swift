func note(_ s: String) -> Int { print("init", s); return s.count }
enum G { nonisolated(unsafe) static var a = note("a"); static let b = note("bb") + a; static var computed: Int { a += 1; return a }; nonisolated(unsafe) static var log: [String] = [] { didSet { print("log", log.count) } } }
print("start")
print(G.b, G.a, G.computed, G.computed)
G.log.append("x")
G.log += ["y", "z"]
struct Id { nonisolated(unsafe) private static var next = 0; let n: Int; init() { Self.next += 1; n = Self.next } ; static func reset() { next = 0 } }
print(Id().n, Id().n); Id.reset(); print(Id().n)
class Base { class var name: String { "base" }; static let shared = Base(); var kids: [Base] = []; class func make() -> Self { self.init() }; required init() {} }
class Kid: Base { override class var name: String { "kid of " + super.name } }
Base.shared.kids.append(Kid.make())
print(Base.shared.kids.count, Kid.name, type(of: Base.shared.kids[0]).name, Kid.shared === Base.shared, type(of: Kid.make()))
struct Gen<T> { static var name: String { "Gen<\(T.self)>" }; var v: T; static func of(_ v: T) -> Gen { Gen(v: v) } }
print(Gen<Int>.name, Gen<[String]>.name, Gen.of(3).v, type(of: Gen.of("x")))
let top = { print("closure"); return 5 }()
print(top)
