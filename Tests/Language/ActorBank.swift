actor Till { private(set) var cents = 0; enum Problem: Error { case short(by: Int) }
    func add(_ n: Int) { cents += n }
    func take(_ n: Int) throws -> Int { guard cents >= n else { throw Problem.short(by: n - cents) }; cents -= n; return n }
    nonisolated var name: String { "till" } }
let till = Till()
await till.add(50)
print(await till.cents, till.name)
do { _ = try await till.take(80) } catch Till.Problem.short(let by) { print("short", by) }
print(try await till.take(20), await till.cents)
@MainActor final class VM { var items: [Int] = []; func load() async { items = await withCheckedContinuation { c in c.resume(returning: [1, 2]) } } }
let vm = VM()
await vm.load()
print(vm.items)
