enum E: Error { case bad(Int) }
func check(_ n: Int) async throws -> String {
    guard n < 3 else { throw E.bad(n) }
    return "ok \(n)"
}
for n in 1...4 {
    do { print(try await check(n)) } catch E.bad(let n) { print("bad", n) }
}
print((try? await check(9)) ?? "nil")
