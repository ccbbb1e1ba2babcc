actor Counter {
    private var n = 0; func next() -> Int { n += 1; return n }; var value: Int { n }; nonisolated let name = "c"
}
struct Failure: Error, Equatable { let code: Int }
final class Loader<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private var cache: [Key: Value] = [:]; private(set) var loads = 0
    private let fetch: @Sendable (Key) async throws -> Value
    init(fetch: @escaping @Sendable (Key) async throws -> Value) { self.fetch = fetch }
    func value(for key: Key) async throws -> Value {
        if let hit = cache[key] { return hit }; loads += 1; let v = try await fetch(key); cache[key] = v; return v
    }
}
func retry<T>(_ times: Int, _ body: () async throws -> T) async throws -> T {
    for attempt in 1...times { do { return try await body() } catch  where attempt < times { continue } };
    throw Failure(code: -1)
}
let counter = Counter()
let loader = Loader<Int, String> { key in
    if key < 0 { throw Failure(code: key) }; return "v\(key)"
}
let a = try await loader.value(for: 1), b = try await loader.value(for: 1)
print(a, b, loader.loads, counter.name)
do { _ = try await loader.value(for: -4) } catch let f as Failure { print("failed", f.code) }
let result = try await retry(3) { () -> Int in
    let n = await counter.next(); if n < 3 { throw Failure(code: n) }; return n * 10
}
print(result, await counter.value)
let all = try await withThrowingTaskGroup(of: (Int, String).self) { group in
    for k in 1...3 { group.addTask { (k, try await loader.value(for: k)) } }
    var out: [Int: String] = [:]; for try await (k, v) in group { out[k] = v }; return out
}
print(all.sorted { $0.key < $1.key }.map(\.value))
let stream = AsyncStream<Int> { c in
    for i in 1...4 { c.yield(i) }; c.finish()
}
var total = 0
for await n in stream where n != 2 { total += n }
print(total)
async let x = counter.next()
async let y = loader.value(for: 9)
print(await x, try await y)
