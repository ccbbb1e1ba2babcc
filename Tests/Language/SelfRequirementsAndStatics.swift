protocol Copyable2 { init(copy: Self); var label: String { get } }
extension Copyable2 { func clone() -> Self { Self(copy: self) } }
struct Doc: Copyable2 { var title: String; init(title: String) { self.title = title }; init(copy: Doc) { title = copy.title + "*" }; var label: String { title } }
print(Doc(title: "a").clone().clone().label)
protocol Zero { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self }
extension Int: Zero {}; extension String: Zero { static var zero: String { "" } }
struct V2: Zero, Equatable { var x, y: Int; static let zero = V2(x: 0, y: 0); static func + (a: V2, b: V2) -> V2 { V2(x: a.x + b.x, y: a.y + b.y) }; static func * (a: V2, k: Int) -> V2 { V2(x: a.x * k, y: a.y * k) }; static prefix func - (a: V2) -> V2 { a * -1 }; static func += (a: inout V2, b: V2) { a = a + b } }
func sum<T: Zero>(_ xs: [T], start: T) -> T { xs.reduce(start, +) }
print(sum([1, 2, 3], start: .zero), sum(["a", "b"], start: ""), sum([V2(x: 1, y: 2), V2(x: 3, y: 4)], start: .zero))
var v = V2(x: 1, y: 1); v += -V2(x: 5, y: 0) * 2; print(v, v == V2(x: -9, y: 1))
struct Counter { static private(set) var total = 0; let id: Int; init() { Self.total += 1; id = Self.total }; static func reset() { total = 0 } }
_ = Counter(); print(Counter().id, Counter.total); Counter.reset(); print(Counter.total)
enum Config { static var values: [String: Int] = ["a": 1]; static subscript(k: String) -> Int { get { values[k] ?? -1 } set { values[k] = newValue } } }
Config["b"] = 5; Config["a"] += 1; print(Config["a"], Config["b"], Config["c"])
