protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
struct User: Identified { let id: Int; let name: String }
struct Tag: Identified { let id: String }
func index<C: Collection>(_ c: C) -> [C.Element.ID: C.Element] where C.Element: Identified { Dictionary(uniqueKeysWithValues: c.map { ($0.id, $0) }) }
print(index([User(id: 1, name: "a"), User(id: 2, name: "b")])[2]!.name, index([Tag(id: "x")]).keys.first!)
func allEqual<S: Sequence>(_ s: S) -> Bool where S.Element: Equatable { var it = s.makeIterator(); guard let f = it.next() else { return true }; while let n = it.next() { if n != f { return false } }; return true }
print(allEqual([1, 1, 1]), allEqual("aab"), allEqual([Int]()))
func merge<K, V>(_ a: [K: V], _ b: [K: V], by pick: (V, V) -> V) -> [K: V] where K: Comparable { a.merging(b, uniquingKeysWith: pick) }
print(merge(["a": 1], ["a": 5, "b": 2], by: max).sorted { $0.key < $1.key }.map(\.value))
struct Cache<Key: Hashable, Value> where Value: Equatable { private var d: [Key: Value] = [:]; private(set) var hits = 0
    mutating func value(for k: Key, make: () -> Value) -> Value { if let v = d[k] { hits += 1; return v }; let v = make(); d[k] = v; return v } }
var c = Cache<String, Int>(); print(c.value(for: "a") { 1 }, c.value(for: "a") { 2 }, c.hits)
func clamp<T: Comparable>(_ v: T, _ lo: T, _ hi: T) -> T { max(lo, min(v, hi)) }
print(clamp(5, 1, 3), clamp("q", "a", "f"), clamp(0.5, 0, 1))
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map { f($0, $1) } }
print(zipWith([1, 2], ["a", "b"]) { "\($0)\($1)" })
