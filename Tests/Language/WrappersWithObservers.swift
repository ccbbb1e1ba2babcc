import Foundation
@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let range: ClosedRange<V>; init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }; var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: Self { self } }
struct Settings { @Clamped(0...100) var volume = 150; @Clamped(0.5...2) var speed: Double = 1 }
var s = Settings(); print(s.volume, s.speed); s.volume = -5; s.speed = 9; print(s.volume, s.speed, s.$volume.range)
@propertyWrapper struct Trimmed { private(set) var value = ""; var wrappedValue: String { get { value } set { value = newValue.trimmingCharacters(in: .whitespacesAndNewlines) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Post { @Trimmed var title: String; @Trimmed var body = "  b " }
var p = Post(title: "  hello "); print("[\(p.title)]", "[\(p.body)]"); p.title += "  x "; print("[\(p.title)]")
@propertyWrapper final class Published2<T> { private var subs: [(T) -> Void] = []; var wrappedValue: T { didSet { subs.forEach { $0(wrappedValue) } } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Published2<T> { self }; func sink(_ f: @escaping (T) -> Void) { subs.append(f); f(wrappedValue) } }
class VM { @Published2 var count = 0; @Published2 var name: String? = nil }
let vm = VM(); vm.$count.sink { print("count", $0) }; vm.count += 1; vm.count = 7; vm.$name.sink { print("name", $0 ?? "nil") }; vm.name = "x"
@propertyWrapper struct UserDefault<T> { let key: String; let def: T; static var store: [String: Any] { get { Store.s } set { Store.s = newValue } }; init(wrappedValue: T, _ key: String) { self.key = key; def = wrappedValue }; var wrappedValue: T { get { Store.s[key] as? T ?? def } nonmutating set { Store.s[key] = newValue } } }
enum Store { nonisolated(unsafe) static var s: [String: Any] = [:] }
struct Prefs { @UserDefault("dark") var dark = false; @UserDefault("size") var size: Int = 12; @UserDefault("tags") var tags: [String] = [] }
let prefs = Prefs(); prefs.dark = true; prefs.size += 3; prefs.tags.append("t"); print(prefs.dark, prefs.size, prefs.tags, Store.s.keys.sorted())
final class Temp { var c: Double = 0 { willSet { log.append("will \(newValue)") } didSet { log.append("did \(oldValue)"); if c > 100 { c = 100 } } }; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }; var log: [String] = []; lazy var label: String = { log.append("lazy"); return "T" }() }
let t = Temp(); t.f = 212; t.c = 200; print(t.c, t.f, t.log.count, t.label, t.label, t.log.last!)
struct Grid { var cells: [[Int]] { didSet { changes += 1 } }; var changes = 0; init(_ n: Int) { cells = Array(repeating: Array(repeating: 0, count: n), count: n) }; subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } } }
var g = Grid(2); g[0, 1] = 5; g[1, 1] += 2; g.cells[0][0] = 1; print(g.cells, g.changes)
@propertyWrapper struct Lazy2<T> { enum S { case un(() -> T), ok(T) }; private var s: S; init(wrappedValue: @autoclosure @escaping () -> T) { s = .un(wrappedValue) }; var wrappedValue: T { mutating get { switch s { case .un(let f): let v = f(); s = .ok(v); return v; case .ok(let v): return v } } set { s = .ok(newValue) } } }
struct L { @Lazy2 var x: Int = { print("make"); return 3 }() }; var l = L(); print("before"); print(l.x, l.x)
struct W { @Clamped(1...3) var a = 2 { didSet { print("didSet a", oldValue, a) } } }; var w = W(); w.a = 10; print(w.a)
