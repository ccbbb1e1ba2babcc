import Foundation
struct Perm: OptionSet { let rawValue: Int; static let r = Perm(rawValue: 1 << 0), w = Perm(rawValue: 1 << 1), x = Perm(rawValue: 1 << 2); static let all: Perm = [.r, .w, .x] }
var p: Perm = [.r, .w]; p.insert(.x); p.remove(.w); print(p.contains(.r), p.rawValue, p == [.r, .x], Perm.all.subtracting(p).rawValue, p.isSuperset(of: .r), p.union(.w) == .all)
enum Sort: String, CaseIterable, Identifiable, CustomStringConvertible { case name, date, size; var id: Self { self }; var description: String { rawValue.capitalized }; func compare(_ a: F, _ b: F) -> Bool { switch self { case .name: a.name < b.name; case .date: a.date > b.date; case .size: a.size < b.size } } }
struct F { var name: String, date: Int, size: Int }
let fs = [F(name: "b", date: 1, size: 9), F(name: "a", date: 3, size: 5), F(name: "c", date: 2, size: 1)]
for s in Sort.allCases { print(s, fs.sorted(by: s.compare).map(\.name).joined(separator: ",")) }
print("\(Sort.date.id)", Sort.allCases.firstIndex(of: .size)!, Sort.allCases.map(\.id.rawValue))
enum Token: Equatable { case num(Int), op(Character), paren(open: Bool) }
func lex(_ s: String) -> [Token] { var out: [Token] = []; var it = s.makeIterator(); var pending: Character? = it.next()
 while let c = pending { switch c { case "0"..."9": var n = 0; var cur: Character? = c; while let d = cur, let v = d.wholeNumberValue { n = n * 10 + v; cur = it.next() }; out.append(.num(n)); pending = cur; continue
 case "+", "-", "*", "/": out.append(.op(c)); case "(", ")": out.append(.paren(open: c == "(")); case _ where c.isWhitespace: break; default: fatalError("bad \(c)") }; pending = it.next() }; return out }
print(lex("12 + (3*4)")); print(lex("1+2") == [.num(1), .op("+"), .num(2)])
let opt: Int?? = .some(nil); switch opt { case .none: print("none"); case .some(.none): print("some none"); case .some(.some(let v)): print(v) }
let t: (a: Int, b: String?) = (1, "z"); if case (1, let b?) = t { print(b) }; let (x, _) = t; print(x, t.b ?? "")
func http(_ c: Int) -> String { switch c { case 200: "ok"; case 201..<300: "success"; case 300...: c >= 500 ? "server" : "other"; case ..<0: "neg"; default: "info" } }
print([200, 204, 404, 503, -1, 100].map(http))
outer: for i in 0..<5 { for j in 0..<5 { if (i, j) == (1, 2) { continue outer }; if i == 3 { break outer }; if j > i { break }; print(i, j, terminator: " ") } }; print()
enum Planet: Double { case earth = 5.97, mars = 0.642; static let heaviest = Planet.earth; var gravity: Double { (rawValue * 10).rounded() / 10 } }
print(Planet.heaviest.gravity, Planet(rawValue: 0.642)!, Planet.mars.rawValue)
enum Op { case unary((Double) -> Double), binary((Double, Double) -> Double), const(Double) }
let ops: [String: Op] = ["√": .unary { $0.squareRoot() }, "+": .binary(+), "−": .binary { $0 - $1 }, "π": .const(3)]
for k in ops.keys.sorted() { if let o = ops[k] { switch o { case .unary(let f): print(k, f(16)); case .binary(let f): print(k, f(5, 2)); case .const(let c): print(k, c) } } }
repeat { p.remove(.r) } while p.contains(.r); print(p.isEmpty ? "empty" : "\(p.rawValue)")
