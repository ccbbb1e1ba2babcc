struct A { var b: B?; var list: [B?] = []; func maybe(_ n: Int) -> B? { n > 0 ? B(c: n) : nil } }
struct B { var c: Int; var name: String?; var next: [String: A]? }
var a = A(b: B(c: 1))
print(a.b?.c as Any, a.b?.name?.count as Any, a.maybe(3)?.c ?? -1, a.maybe(0)?.name ?? "none", a.b?.next?["x"]?.b?.c as Any)
a.b?.name = "nn"
a.b?.next = ["x": A(b: B(c: 42))]
a.b?.next?["x"]?.b?.c += 1
a.list = [nil, B(c: 5), nil]
a.list[1]?.c *= 2
print(a.b?.name?.uppercased() ?? "-", a.b?.next?["x"]?.b?.c ?? 0, a.list.compactMap { $0?.c }, a.list.map { $0?.c }, a.list.first as Any, a.list.first! == nil)
extension B: Equatable { static func == (x: B, y: B) -> Bool { x.c == y.c } }
let nn: Int?? = .some(.none)
print(nn == nil, nn as Any, nn ?? 7 as Any, (nn ?? 7) ?? 8, [1, nil].compactMap { $0 }, [[1], nil].compactMap { $0?.first })
var o: Int? = 1
o = o.map { $0 + 1 }
o? += 5
if var x = o { x += 100; print(x, o!) }
let z = o.flatMap { $0 > 3 ? "\($0)" : nil }
print(z ?? "small", o.map(String.init) ?? "", o ?? 0 + 1, o == .some(7), o != nil, Optional<Int>.none == nil, o! > 3 ? "gt" : "le")
func f(_ x: Int? = nil, y: Int?? = nil) -> String { "\(x as Any) \(y as Any)" }
print(f(), f(3), f(nil, y: .some(nil)), f(2, y: 4))
let d: [String: Int?] = ["a": 1, "b": nil]
print(d["a"]! as Any, d["b"]! as Any, d["c"] == nil, d.count, d.compactMapValues { $0 })
let s: String! = "iuo"
print(s.count, s ?? "x", s as Any)
switch o { case nil: print("nil"); case 7?: print("seven"); case .some(let v): print(v) }
print((o as Any) is Int, o is Int, (o as Int?) as Any, Int("5").map { $0 * 2 } as Any, [Int("1"), Int("x")], "\(String(describing: o)) \(o.debugDescription)")
let chained = Optional("abc")?.first?.uppercased().count
print(chained as Any)
extension Optional { mutating func drain() -> Wrapped? { defer { self = nil }; return self }; var isNil: Bool { self == nil } }
var full: Int? = 4
print(full.drain() as Any, full.isNil)
