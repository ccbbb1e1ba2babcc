enum Route: Hashable { case home, detail(id: Int, title: String? = nil), settings(Settings); enum Settings: String, CaseIterable { case general, privacy = "Priv" } 
 var path: String { switch self { case .home: "/"; case let .detail(id, title?): "/\(id)/\(title)"; case .detail(let id, nil): "/\(id)"; case .settings(.general): "/s"; case .settings(let s) where s.rawValue.hasPrefix("P"): "/s/" + s.rawValue; case .settings: "?" } } }
let rs: [Route] = [.home, .detail(id: 3), .detail(id: 4, title: "x"), .settings(.general), .settings(.privacy)]
print(rs.map(\.path)); print(rs.contains(.detail(id: 3)), Set(rs).count, rs)
if case .detail(let id, _) = rs[1], id > 2 { print("id", id) }
for case .detail(let id, let t?) in rs { print(id, t) }
guard case .settings(let s) = rs[4] else { fatalError() }; print(s, Route.Settings.allCases.map(\.rawValue), Route.Settings(rawValue: "Priv") as Any, Route.Settings(rawValue: "x") as Any)
indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), v(String)
 func eval(_ env: [String: Double]) throws -> Double { switch self { case .num(let n): return n; case let .add(a, b): return try a.eval(env) + b.eval(env); case let .mul(a, b): return try a.eval(env) * b.eval(env); case .neg(let e): return try -e.eval(env); case .v(let n): guard let x = env[n] else { throw Unbound(name: n) }; return x } } 
 struct Unbound: Error, CustomStringConvertible { let name: String; var description: String { "unbound \(name)" } } }
let e = Expr.add(.num(2), .mul(.v("x"), .neg(.num(3))))
print(try! e.eval(["x": 4])); do { _ = try e.eval([:]) } catch let err as Expr.Unbound { print(err, err.name) } catch { print("?") }
enum LoadState<T> { case idle, loading(progress: Double), loaded(T), failed(Error)
 var value: T? { if case .loaded(let v) = self { v } else { nil } } 
 var isLoading: Bool { guard case .loading = self else { return false }; return true }
 func map<U>(_ f: (T) -> U) -> LoadState<U> { switch self { case .idle: .idle; case .loading(let p): .loading(progress: p); case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) } } }
let ls: [LoadState<Int>] = [.idle, .loading(progress: 0.5), .loaded(3)]
print(ls.compactMap(\.value), ls.map(\.isLoading), ls.map { $0.map { "v\($0)" }.value ?? "-" }, ls[1])
enum Day: Int, CaseIterable, Comparable { case mon = 1, tue, wed; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }; var next: Day { Day(rawValue: rawValue + 1) ?? .mon }; mutating func advance() { self = next } }
var d = Day.tue; d.advance(); print(d, d.next, Day.mon < .tue, Day.allCases.max()!, (Day.mon...Day.tue).contains(.wed))
func classify(_ p: (Int, Int)) -> String { switch p { case (0, 0): "o"; case (_, 0): "x"; case (0, _): "y"; case (let x, let y) where x == y: "diag"; case (-2...2, -2...2): "near"; default: "far" } }
print([(0, 0), (1, 0), (0, 3), (5, 5), (1, 2), (9, 1)].map(classify))
let any: [Any] = [1, "a", 2.5, [1, 2], Day.mon, (1, "t"), nil as Int? as Any]
for x in any { switch x { case let i as Int where i > 0: print("int", i); case is String: print("str"); case let d as Double: print("dbl", d); case let a as [Int]: print("arr", a.count); case let d as Day: print("day", d.rawValue); case let (n, s) as (Int, String): print("tup", n, s); default: print("other") } }
