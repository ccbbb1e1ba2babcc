actor Bank {
    private var balance = 0
    private(set) var log: [String] = []
    func deposit(_ n: Int) -> Int { balance += n; log.append("+\(n)"); return balance }
    func transfer(_ n: Int, to other: Bank) async throws { guard balance >= n else { throw Oops.poor(balance) }; balance -= n; _ = await other.deposit(n) }
    nonisolated var name: String { "bank" }
    var total: Int { balance }
}
enum Oops: Error { case poor(Int) }
func work() async throws {
    let a = Bank(), b = Bank()
    print(await a.deposit(10), a.name)
    try await a.transfer(4, to: b)
    print(await a.total, await b.total, await b.log)
    do { try await a.transfer(100, to: b) } catch Oops.poor(let n) { print("poor", n) }
    async let x = a.deposit(1)
    async let y = b.deposit(2)
    let sum = await x + y
    print(sum)
    let squares = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
        for i in 1...4 { group.addTask { i * i } }
        var out: [Int] = []
        for await v in group { out.append(v) }
        return out.sorted()
    }
    print(squares)
    let total = try await withThrowingTaskGroup(of: Int.self) { group in
        for i in 0..<3 { group.addTask { try await half(i * 2) } }
        return try await group.reduce(0, +)
    }
    print(total)
    let t = Task { try await half(3) }
    print(await t.result.map { "\($0)" }.mapError { _ in Oops.poor(0) }.isFailure, (try? await t.value) as Any)
    let stream = AsyncStream<Int> { c in for i in 0..<3 { c.yield(i) }; c.finish() }
    for await v in stream.map({ $0 * 10 }).filter({ $0 > 0 }) { print(v, terminator: " ") }
    print()
    await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in c.resume() }
    let v: Int = try await withCheckedThrowingContinuation { $0.resume(returning: 8) }
    print(v, Task.isCancelled)
}
extension Result { var isFailure: Bool { if case .failure = self { true } else { false } } }
func half(_ n: Int) async throws -> Int { guard n % 2 == 0 else { throw Oops.poor(n) }; return n / 2 }
try await work()
