struct Theme { var colors = Colors(); struct Colors { var primary = "blue", accent = "red" }; var spacing: [Size: Double] = [.s: 4, .m: 8]; enum Size { case s, m, l } ; static let dark = Theme(colors: .init(primary: "black")) ; subscript(_ s: Size) -> Double { spacing[s] ?? 16 } }
struct EnvKey<T> { let name: String; let fallback: T }
struct Env { private var v: [String: Any] = [:]; subscript<T>(k: EnvKey<T>) -> T { get { v[k.name] as? T ?? k.fallback } set { v[k.name] = newValue } } }
extension EnvKey where T == Theme { static var theme: Self { .init(name: "theme", fallback: .init()) } }
extension EnvKey where T == Int { static var depth: Self { .init(name: "depth", fallback: 0) } }
var env = Env(); env[.depth] += 2; env[.theme].colors.accent = "green"; print(env[.depth], env[.theme].colors.accent, env[.theme].colors.primary, env[.theme][.l], Theme.dark.colors.primary)
protocol Modifier { associatedtype Out; func body(_ s: String) -> Out }
struct Bold: Modifier { func body(_ s: String) -> String { "**\(s)**" } }; struct Rep: Modifier { var n: Int; func body(_ s: String) -> [String] { Array(repeating: s, count: n) } }
extension String { func modifier<M: Modifier>(_ m: M) -> M.Out { m.body(self) }; func bold() -> String { modifier(Bold()) } }
print("a".bold().modifier(Rep(n: 2)), "x".modifier(Rep(n: 3)).count)
struct If<T, F> { let cond: Bool; let t: () -> T; let f: () -> F; var result: Any { cond ? t() : f() } }; print(If(cond: true, t: { 1 }, f: { "n" }).result, (If(cond: false, t: { 1 }, f: { "n" }).result as? String) ?? "-")
