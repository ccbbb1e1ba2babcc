enum E: Error { case negative(Int) }
func apply(_ list: [Int], _ f: (Int) throws -> Int) rethrows -> [Int] {
    var out: [Int] = []
    for n in list { out.append(try f(n)) }
    return out
}
print(apply([1, 2]) { $0 + 1 })
do {
    print(try apply([1, -2]) { if $0 < 0 { throw E.negative($0) }; return $0 })
} catch {
    print("caught", error)
}
do {
    _ = try [3, 4].map { n -> Int in if n == 4 { throw E.negative(4) }; return n }
} catch E.negative(let n) { print("map threw", n) }
