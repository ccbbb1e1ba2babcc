func fetch(_ n: Int) async -> Int { await Task.yield(); return n * 10 }
func failing() async throws -> Int { struct E: Error {}; throw E() }
func total() async -> Int { async let a = fetch(1); async let b = fetch(2); return await a + b }
print(await total())
print((try? await failing()) ?? -1)
let all = await withTaskGroup(of: Int.self) { group in for n in 1...3 { group.addTask { await fetch(n) } }
    var out: [Int] = []; for await r in group { out.append(r) }; return out.sorted() }
print(all)
let t = Task { await fetch(7) }
print(await t.value)
let s = AsyncStream<Int> { c in for n in 0..<3 { c.yield(n) }; c.finish() }
for await n in s where n != 1 { print("s", n) }
let sum = try await withThrowingTaskGroup(of: Int.self) { g in g.addTask { 4 }; g.addTask { 5 }; return try await g.reduce(0, +) }
print(sum)
