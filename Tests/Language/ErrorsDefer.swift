struct Stop: Error { let code: Int }
func run() throws {
    defer { print("cleanup") }
    print("start")
    throw Stop(code: 3)
}
do {
    try run()
    print("not reached")
} catch let stop as Stop {
    print("stopped", stop.code)
}
func outer() -> Int {
    do { try run() } catch { return -1 }
    return 0
}
print(outer())
