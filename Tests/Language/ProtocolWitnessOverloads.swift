protocol Renderer { func render(_ n: Int) -> String; func render(_ s: String) -> String; func render<T>(_ x: [T]) -> String }
extension Renderer { func render(_ n: Int) -> String { "i\(n)" }; func render<T>(_ x: [T]) -> String { "[\(x.count)]" }; func render(_ d: Double) -> String { "d\(d)" } }
struct R: Renderer { func render(_ s: String) -> String { "s" + s } }
let r = R()
print(r.render(1), r.render("a"), r.render([1, 2]), r.render(2.0), (r as any Renderer).render("b"))
func f(_ x: Int) -> String { "int" }
func f(_ x: Double) -> String { "double" }
func f(_ x: Int?) -> String { "optional" }
func f<T>(_ x: T) -> String { "generic" }
func f(_ x: any CustomStringConvertible, _ y: Int = 0) -> String { "convertible" }
let o: Int? = 3
print(f(1), f(1.0), f(o), f("x"), f([1]), f(true))
func g(a: Int, b: Int = 2, c: Int = 3) -> String { "\(a)\(b)\(c)" }
func g(a: Int, c: Int) -> String { "ac" }
func g(_ body: () -> Int) -> String { "closure \(body())" }
func g(_ body: (Int) -> Int) -> String { "closure1 \(body(4))" }
print(g(a: 1), g(a: 1, c: 5), g(a: 1, b: 0), g { 7 }, g { $0 * 2 })
struct S { init(_ n: Int) { v = "int" }; init(_ s: String) { v = "string" }; init<T: Sequence>(_ t: T) where T.Element == Int { v = "ints" }; init(n: Int...) { v = "variadic\(n.count)" }; let v: String }
print(S(1).v, S("a").v, S([1]).v, S(0..<3).v, S(n: 1, 2).v, S(n: 1, 2, 3).plain)
extension S { var plain: String { v } }
