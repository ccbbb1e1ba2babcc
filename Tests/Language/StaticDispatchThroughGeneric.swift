protocol Makeable { init(); static var label: String { get }; static func make() -> Self; static func combine(_ a: Self, _ b: Self) -> Self }
extension Makeable { static func make() -> Self { Self() }; static var label: String { "some \(Self.self)" } }
extension Int: Makeable { static func combine(_ a: Int, _ b: Int) -> Int { a + b }; static var label: String { "int" } }
extension String: Makeable { static func combine(_ a: String, _ b: String) -> String { a + b } }
struct Box<T: Makeable>: Makeable { var value: T; static func combine(_ a: Box, _ b: Box) -> Box { Box(value: T.combine(a.value, b.value)) }; static var label: String { "box of \(T.label)" } }
extension Box { static func == (a: Box, b: Box) -> Bool where T: Equatable { a.value == b.value }; init() { self.init(value: T.make()) } }
func fresh<T: Makeable>(_ type: T.Type) -> T { T.make() }
func fresh<T: Makeable>() -> T { T() }
print(fresh(Int.self), fresh(String.self).isEmpty, fresh(Box<Int>.self).value)
let n: Int = fresh()
let s: String = fresh()
print(n, s.count, Box<String>.label, Box<Box<Int>>.label)
func total<T: Makeable>(_ items: [T]) -> T { items.reduce(T()) { T.combine($0, $1) } }
print(total([1, 2, 3]), total(["a", "b"]), total([Int]()), total([Box(value: 4), Box(value: 5)]).value)
protocol Key { associatedtype Value; static var defaultValue: Value { get }; static func reduce(_ v: inout Value, _ next: () -> Value) }
enum Width: Key { static let defaultValue = 0.0; static func reduce(_ v: inout Double, _ next: () -> Double) { v = max(v, next()) } }
enum Names: Key { static var defaultValue: [String] { [] }; static func reduce(_ v: inout [String], _ next: () -> [String]) { v += next() } }
struct Values { private var store: [String: Any] = [:]; subscript<K: Key>(key: K.Type) -> K.Value { get { store["\(key)"] as? K.Value ?? K.defaultValue } set { store["\(key)"] = newValue } }; mutating func merge<K: Key>(_ k: K.Type, _ v: K.Value) { var old = self[k]; K.reduce(&old) { v }; self[k] = old } }
var v = Values()
v.merge(Width.self, 5); v.merge(Width.self, 3); v.merge(Names.self, ["a"]); v.merge(Names.self, ["b"])
print(v[Width.self], v[Names.self], Values()[Width.self], Values()[Names.self])
struct Registry<Item: Makeable & Equatable> { var items: [Item] = []; mutating func addDefault() { items.append(.make()) }; var allDefault: Bool { items.allSatisfy { $0 == Item() } } }
var r = Registry<String>(); r.addDefault(); r.items.append("x")
print(r.items, r.allDefault)
let types: [any Makeable.Type] = [Int.self, String.self, Box<Int>.self]
print(types.map { $0.label }, types.map { "\($0.init())" }.count)
