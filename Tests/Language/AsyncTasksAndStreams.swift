func fetch(_ n: Int) async throws -> Int { if n < 0 { throw Bad.negative }; return n * 2 }
enum Bad: Error { case negative }
async let x = fetch(1)
async let y = fetch(2)
print(try await x + y)
let sum = try await withThrowingTaskGroup(of: Int.self) { group -> Int in
    for i in 1...3 { group.addTask { try await fetch(i) } }
    return try await group.reduce(0, +)
}
print(sum)
let names = await withTaskGroup(of: String.self, returning: [String].self) { group in
    for n in ["b", "a"] { group.addTask { n.uppercased() } }
    var all: [String] = []
    for await n in group { all.append(n) }
    return all.sorted()
}
print(names)
let stream = AsyncStream<Int> { c in for i in 1...3 { c.yield(i * i) }; c.finish() }
for await v in stream.map({ $0 + 1 }) where v > 2 { print(v) }
do { _ = try await fetch(-1) } catch { print("failed", error) }
let task = Task { try await fetch(21) }
print(try await task.value, Task.isCancelled)
actor Bank { private(set) var total = 0; func add(_ n: Int) -> Int { total += n; return total } }
let bank = Bank()
_ = await bank.add(5); print(await bank.add(6), await bank.total)
