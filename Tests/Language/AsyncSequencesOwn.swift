struct Countdown: AsyncSequence { let start: Int; struct AsyncIterator: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
 func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: start) } }
for await n in Countdown(start: 3) { print(n) }
for await s in Countdown(start: 4).filter({ $0 % 2 == 0 }).map({ "n\($0)" }) { print(s) }
print(await Countdown(start: 5).reduce(0, +), await Countdown(start: 3).contains(2), await Countdown(start: 9).first { $0 < 5 }!)
let stream = AsyncStream<Int> { c in for i in 1...3 { c.yield(i * i) }; c.finish() }
var total = 0; for await v in stream { total += v }; print(total)
actor Bank { private var balance = 0; private(set) var history: [Int] = []; func deposit(_ n: Int) { balance += n; history.append(n) }; var current: Int { balance }; nonisolated let name = "B" }
let bank = Bank(); await withTaskGroup(of: Void.self) { g in for i in 1...4 { g.addTask { await bank.deposit(i) } } }; print(await bank.current, await bank.history.count, bank.name)
let sums = await withTaskGroup(of: (Int, Int).self, returning: [Int: Int].self) { g in for i in 1...3 { g.addTask { (i, i * 10) } }; var r: [Int: Int] = [:]; for await (k, v) in g { r[k] = v }; return r }
print(sums.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
