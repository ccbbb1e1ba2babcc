func fetch(_ n: Int) async -> Int { n * 2 }
func load() async throws -> [Int] {
    var out: [Int] = []
    for i in 1...3 { out.append(await fetch(i)) }
    return out
}
print(try await load())
let v = await fetch(10) + fetch(1)
print(v)
