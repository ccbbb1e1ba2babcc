struct Tree<Key: Comparable, Value> {
    indirect enum Node { case leaf; case node(Node, Key, Value, Node) }
    struct Entry { let key: Key; var value: Value }
    private(set) var root: Node = .leaf
    private(set) var count = 0
    mutating func insert(_ key: Key, _ value: Value) { root = Self.inserting(key, value, root, &count) }
    private static func inserting(_ key: Key, _ value: Value, _ node: Node, _ count: inout Int) -> Node {
        switch node {
        case .leaf: count += 1; return .node(.leaf, key, value, .leaf)
        case let .node(l, k, v, r):
            if key < k { return .node(inserting(key, value, l, &count), k, v, r) }
            if key > k { return .node(l, k, v, inserting(key, value, r, &count)) }
            return .node(l, k, value, r)
        }
    }
    var entries: [Entry] { var out: [Entry] = []; Self.walk(root) { out.append($0) }; return out }
    private static func walk(_ node: Node, _ visit: (Entry) -> Void) {
        guard case let .node(l, k, v, r) = node else { return }
        walk(l, visit); visit(Entry(key: k, value: v)); walk(r, visit)
    }
    subscript(key: Key) -> Value? { entries.first { $0.key == key }?.value }
}
extension Tree where Value: Numeric { var total: Value { entries.reduce(0) { $0 + $1.value } } }
extension Tree where Key == String { var joinedKeys: String { entries.map(\.key).joined(separator: "+") } }
extension Tree.Entry: CustomStringConvertible where Value: CustomStringConvertible { var description: String { "\(key)=\(value)" } }
var t = Tree<String, Int>()
for (i, w) in "the quick brown fox jumps over the lazy dog".split(separator: " ").enumerated() { t.insert(String(w), i) }
print(t.count, t.total, t.joinedKeys)
print(t.entries.map(\.description).prefix(3), t["fox"] as Any, t["cat"] as Any)
struct Pair<A, B> { var a: A; var b: B; func map<C>(_ f: (B) -> C) -> Pair<A, C> { Pair<A, C>(a: a, b: f(b)) }; func swapped() -> Pair<B, A> { .init(a: b, b: a) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == B { var both: [A] { [a, b] } }
print(Pair(a: 1, b: "x").map { $0 + "!" }.swapped(), Pair(a: 1, b: 2).both, Pair(a: 1, b: 2) == Pair(a: 1, b: 2))
func zipMap<A: Sequence, B: Sequence, R>(_ a: A, _ b: B, _ f: (A.Element, B.Element) -> R) -> [R] where A.Element: Comparable { zip(a, b).map(f) }
print(zipMap([1, 2, 3], "abc") { "\($0)\($1)" })
