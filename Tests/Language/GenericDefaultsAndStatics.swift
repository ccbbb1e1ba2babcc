struct Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    private(set) var hits = 0
    mutating func value(for key: Key, make: (Key) throws -> Value) rethrows -> Value {
        if let v = storage[key] { hits += 1; return v }
        let v = try make(key)
        storage[key] = v
        return v
    }
}
var cache = Cache<String, Int>()
print(cache.value(for: "abc") { $0.count }, cache.value(for: "abc") { _ in 99 }, cache.value(for: "z") { _ in 5 }, cache.hits)
struct Either<L, R> { var left: L?; var right: R?; static func l(_ v: L) -> Self { Self(left: v) }; static func r(_ v: R) -> Self { .init(right: v) } }
print(Either<Int, String>.l(1).left!, Either<Int, String>.r("x").right!)
