struct OrderedDictionary<Key: Hashable, Value>: ExpressibleByDictionaryLiteral, Sequence {
    private(set) var keys: [Key] = []; private var storage: [Key: Value] = [:]
    init() {}
    init(dictionaryLiteral elements: (Key, Value)...) { for (k, v) in elements { self[k] = v } }
    init<S: Sequence>(grouping values: S, by key: (S.Element) -> Key) where Value == [S.Element] {
        for v in values { self[key(v), default: []].append(v) }
    }
    var values: [Value] { keys.compactMap { storage[$0] } }
    var count: Int { keys.count }
    subscript(key: Key) -> Value? {
        get { storage[key] }
        set {
            if let newValue {
                if storage.updateValue(newValue, forKey: key) == nil { keys.append(key) }
            } else if storage.removeValue(forKey: key) != nil {
                keys.removeAll { $0 == key }
            }
        }
    }
    subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        set { self[key] = newValue }
    }
    func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var i = 0;
        return AnyIterator {
            guard i < keys.count else { return nil }; defer { i += 1 }; return (keys[i], storage[keys[i]]!)
        }
    }
    func mapValues<T>(_ f: (Value) -> T) -> OrderedDictionary<Key, T> {
        var out = OrderedDictionary<Key, T>(); for (k, v) in self { out[k] = f(v) }; return out
    }
}
var d: OrderedDictionary = ["z": 1, "a": 2]
d["m"] = 3; d["z"] = nil; d["a", default: 0] += 10; d["q", default: 5] += 1
for (k, v) in d { print(k, v, terminator: " ") }
print(d.keys, d.values, d.count, d.mapValues { "\($0)!" }.values)
print(OrderedDictionary(grouping: ["apple", "bean", "avocado"]) { $0.first! }.values)
struct Matrix<T>: Equatable where T: Numeric {
    let rows: Int, columns: Int; var cells: [T]
    init(rows: Int, columns: Int, repeating value: T = .zero) {
        self.rows = rows; self.columns = columns; cells = Array(repeating: value, count: rows * columns)
    }
    init(_ lists: [[T]]) { rows = lists.count; columns = lists.first?.count ?? 0; cells = lists.flatMap { $0 } }
    subscript(r: Int, c: Int) -> T {
        get { cells[r * columns + c] }
        set { cells[r * columns + c] = newValue }
    }
    static func identity(_ n: Int) -> Matrix {
        var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        var m = Matrix(rows: a.rows, columns: b.columns);
        for r in 0..<a.rows { for c in 0..<b.columns { for k in 0..<a.columns { m[r, c] += a[r, k] * b[k, c] } } };
        return m
    }
    var transposed: Matrix {
        var m = Matrix(rows: columns, columns: rows);
        for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m
    }
}
let m = Matrix([[1, 2], [3, 4]])
print((m * .identity(2)) == m, (m * m).cells, m.transposed.cells, Matrix<Double>(rows: 1, columns: 2).cells)
struct NonEmpty<C: Collection> {
    let all: C; init?(_ c: C) { guard !c.isEmpty else { return nil }; all = c }; var first: C.Element { all.first! };
    var size: Int { all.count }
}
print(NonEmpty([1, 2])!.first, NonEmpty("") == nil, NonEmpty("xyz")!.size)
final class Cache<Key: Hashable, Value> {
    private var store: [Key: (value: Value, uses: Int)] = [:]; let limit: Int; init(limit: Int) { self.limit = limit }
    func value(for key: Key, make: (Key) throws -> Value) rethrows -> Value {
        if let hit = store[key] { store[key]!.uses += 1; return hit.value }
        let v = try make(key);
        if store.count >= limit, let least = store.min(by: { $0.value.uses < $1.value.uses })?.key {
            store[least] = nil
        }
        store[key] = (v, 1); return v
    }
    var keys: Set<Key> { Set(store.keys) }
}
let cache = Cache<Int, String>(limit: 2)
var made = 0
for k in [1, 2, 1, 3, 1, 2] {
    _ = cache.value(for: k) {
        made += 1; return "v\($0)"
    }
}
print(made, cache.keys.sorted(), cache.value(for: 1) { _ in "no" })
struct Lens<Whole, Part> {
    let get: (Whole) -> Part; let set: (Whole, Part) -> Whole
    init(_ path: WritableKeyPath<Whole, Part>) {
        get = { $0[keyPath: path] };
        set = {
            var w = $0; w[keyPath: path] = $1; return w
        }
    }
    init(get: @escaping (Whole) -> Part, set: @escaping (Whole, Part) -> Whole) { self.get = get; self.set = set }
    func then<Sub>(_ o: Lens<Part, Sub>) -> Lens<Whole, Sub> {
        .init(get: { o.get(get($0)) }, set: { set($0, o.set(get($0), $1)) })
    }
    func modify(_ w: Whole, _ f: (Part) -> Part) -> Whole { set(w, f(get(w))) }
}
struct Address { var city: String }; struct Person { var name: String; var address: Address }
let city = Lens(\Person.address).then(Lens(\Address.city))
print(city.modify(Person(name: "A", address: Address(city: "Rome"))) { $0.uppercased() }.address.city)
