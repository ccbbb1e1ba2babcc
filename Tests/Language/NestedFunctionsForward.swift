func outer(_ n: Int) -> [String] {
    var log: [String] = []
    func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
    func odd(_ n: Int) -> Bool { note("odd \(n)"); return n == 0 ? false : even(n - 1) }
    func note(_ s: String) { log.append(s) }
    note("\(even(n))")
    let twice: (Int) -> Int = { helper($0) * 2 }
    func helper(_ k: Int) -> Int { k + n }
    log.append("\(twice(1))")
    return log
}
print(outer(3))
