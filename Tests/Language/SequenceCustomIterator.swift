/// The remainders of halving: 13 gives 13, 6, 3, 1.
struct Halves: Sequence, IteratorProtocol {
    var rest: Int
    mutating func next() -> Int? {
        if rest == 0 { return nil }
        let answer = rest
        rest /= 2
        return answer
    }
}
for n in Halves(rest: 13) { print(n, terminator: " ") }
print(Halves(rest: 9).map { $0 + 1 }, Halves(rest: 20).reduce(0, +), Halves(rest: 21).filter { $0 % 2 == 1 }, Array(Halves(rest: 2)))
struct Triangles: Sequence {
    func makeIterator() -> AnyIterator<Int> {
        var (sum, step) = (0, 1)
        return AnyIterator { defer { (sum, step) = (sum + step, step + 1) }; return sum }
    }
}
print(Array(Triangles().prefix(7)), Triangles().first { $0 > 40 }!)
