func steps(_ n: Int) -> [String] {
    var log: [String] = []
    switch n {
    case 3:
        log.append("three")
        fallthrough
    case 2:
        log.append("two")
        if n == 3 { break }
        log.append("really two")
    case 1: break
    default: log.append("default")
    }
    return log
}
for n in 0...3 { print(n, steps(n)) }
