enum E: Error { case stop }
var log: [String] = []
func work(_ n: Int) throws -> Int {
    defer { log.append("end \(n)") }
    log.append("start \(n)")
    if n == 2 { throw E.stop }
    defer { log.append("late \(n)") }
    return n * 10
}
for i in 1...3 {
    defer { log.append("loop \(i)") }
    if i == 3 { continue }
    do { log.append("\(try work(i))") } catch { log.append("caught \(error)") }
}
log.forEach { print($0) }
func nested() -> Int { var x = 1; defer { x = 100 }; do { defer { x += 1 }; x += 10 }; return x }
print(nested())
