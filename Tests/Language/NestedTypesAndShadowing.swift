struct Outer { enum Mode: String { case fast, slow; var inverse: Mode { self == .fast ? .slow : .fast } }
    struct Inner { var value = 1; static let shared = Inner(value: 42); struct Deep { let tag: String } }
    class Ref { var n = 0; func bump() -> Self { n += 1; return self } }
    var mode: Mode = .fast; var inner = Inner(); static let defaults = Outer(mode: .slow)
    func make() -> Inner.Deep { Inner.Deep(tag: mode.rawValue) } }
let o = Outer(); print(o.mode.inverse, Outer.defaults.mode, Outer.Inner.shared.value, o.make().tag, Outer.Inner.Deep(tag: "t").tag, Outer.Ref().bump().bump().n)
extension Outer.Inner { static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }; var doubled: Int { value * 2 } }
print((Outer.Inner(value: 2) + .shared).value, Outer.Inner(value: 4).doubled)
let x = 1
func shadow(_ x: Int) -> Int { let y = x; do { let x = y * 10; if let x = Optional(x + 1) { return x }; return x } }
print(shadow(5), x)
struct V { var x = 3; func f(x: Int) -> Int { x + self.x }; func g() -> Int { let x = x + 1; return x }; mutating func set(x: Int) { self.x = x } }
var v = V(); v.set(x: 8); print(v.f(x: 1), v.g())
for x in 0..<2 { let x = x + 10; print(x, terminator: " ") }
print({ x in x + 1 }(x), [1, 2].map { x in x * 2 })
typealias Pair<T> = (first: T, second: T)
let p: Pair<Int> = (1, 2); print(p.first + p.second)
