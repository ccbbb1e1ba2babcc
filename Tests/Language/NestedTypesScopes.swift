enum Theme { enum Size: CGFloatLike, CaseIterable { case small = 1, large = 2; static let standard = Size.small; var doubled: CGFloatLike { rawValue * 2 } }; struct Style { var size: Size = .standard; static let big = Style(size: .large); static func custom(_ s: Size) -> Style { .init(size: s) } }; static let all = Size.allCases }
typealias CGFloatLike = Double
struct Outer { struct Inner { struct Deep { var v = Outer.count; static let name = "deep" }; var deep = Deep() }; static let count = 3; var inner = Inner(); typealias D = Inner.Deep; func make() -> D { D(v: Self.count + inner.deep.v) } }
print(Theme.Style.big.size.doubled, Theme.Style.custom(.small).size, Theme.all.count, Outer().make().v, Outer.Inner.Deep.name, Outer.D().v)
func use(_ s: Theme.Style = .big) -> Double { s.size.rawValue }
print(use(), use(.custom(.small)), use(.init()))
let x = 1
struct Shadow { let x = 2; func f(x: Int) -> [Int] { let y = x; let x = self.x * 10; do { let x = 99; _ = x }; return [y, x, g()] }; func g() -> Int { x } }
print(Shadow().f(x: 5), x)
func outer() -> String { struct Local { var s = "local"; func up() -> String { s.uppercased() } }; enum Kind { case a, b; var next: Kind { self == .a ? .b : .a } }; return Local().up() + "\(Kind.a.next)" }
print(outer())
extension Outer.Inner { var twice: Int { deep.v * 2 } }
extension Outer { enum Mode: String { case on, off; init(_ b: Bool) { self = b ? .on : .off } } }
print(Outer.Inner().twice, Outer.Mode(true).rawValue, Outer.Mode(rawValue: "off")!)
var n = 1
do { var n = 2; n += 1; print(n) }
if true { let n = n + 10; print(n) }
print(n)
func rec(_ n: Int) -> Int { func inner(_ k: Int) -> Int { k == 0 ? n : inner(k - 1) + 1 }; return inner(n) }
print(rec(4))
