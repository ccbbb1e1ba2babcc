func work(_ fail: Bool) throws -> Int {
    struct E: Error {}
    var n = 0
    defer { print("outer", n) }
    for i in 0..<2 { defer { n += 10; print("loop", i) }; if i == 1, fail { throw E() }; n += 1 }
    do { defer { print("block") }; n += 100 }
    return n
}
print((try? work(false)) ?? -1)
print((try? work(true)) ?? -1)
