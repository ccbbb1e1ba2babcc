protocol K: CaseIterable, RawRepresentable where RawValue == String {}
enum A: String, K { case x, y }
func all<T: CaseIterable>() -> [T] { Array(T.allCases) }
func first<T: K>() -> T? { T.allCases.first }
let q: [A] = all()
print(q)
let f: A? = first()
print(f as Any)
func take(_ a: [A]) { print(a.count) }
take(all())
struct S { var items: [A] = all() }
print(S().items)
func make() -> [A] { all() }
print(make())
func decode<T>(_ v: Any) -> T? { v as? T }
let i: Int? = decode(5)
let s: String? = decode(5)
print(i as Any, s as Any)
protocol Initable { init() }
struct P1: Initable { init() { print("P1") } }
func build<T: Initable>() -> T { T() }
let p: P1 = build()
let ps: [P1] = [build(), build()]
print(ps.count)
