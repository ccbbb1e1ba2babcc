protocol Keyed { associatedtype Key: Hashable; var key: Key { get } }
struct Table<Row: Keyed> { private var rows: [Row.Key: Row] = [:]; private var order: [Row.Key] = []
    mutating func upsert(_ row: Row) { if rows.updateValue(row, forKey: row.key) == nil { order.append(row.key) } }
    mutating func remove(_ key: Row.Key) -> Row? { order.removeAll { $0 == key }; return rows.removeValue(forKey: key) }
    subscript(_ key: Row.Key) -> Row? { rows[key] }
    var all: [Row] { order.compactMap { rows[$0] } }
    func grouped<K: Hashable>(by f: (Row) -> K) -> [K: [Row]] { Dictionary(grouping: all, by: f) } }
struct Bird: Keyed { let ring: String; var size: Int; var key: String { ring } }
var t = Table<Bird>()
t.upsert(Bird(ring: "a", size: 3)); t.upsert(Bird(ring: "b", size: 5)); t.upsert(Bird(ring: "a", size: 4))
print(t.all, t["b"]?.size ?? 0, t.grouped { $0.size > 4 }[true]!.count, t.remove("a")!.size, t.all.count, t.remove("zz") as Any)
