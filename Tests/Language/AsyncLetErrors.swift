enum E: Error { case bad }
func bad(_ n: Int) async throws -> Int {
    if n > 1 { throw E.bad }
    return n
}
func run() async {
    do {
        async let a = bad(1)
        async let b = bad(2)
        print("declared")
        let x = try await a
        print(x)
        let y = try await b
        print(y)
    } catch { print("caught", error) }
    async let c = bad(5)
    print("before")
    let r = try? await c
    print(r as Any)
    async let unused = bad(9)
    print("end")
}
await run()
