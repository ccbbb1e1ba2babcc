struct Pair<First, Second> {
    var first: First
    var second: Second
    func flipped() -> Pair<Second, First> { .init(first: second, second: first) }
}
extension Pair: Equatable where First: Equatable, Second: Equatable {}
extension Pair where First == Int {
    var doubled: Int { first * 2 }
}
let p = Pair(first: 2, second: "two")
print(p, p.flipped(), p.doubled)
print(p == Pair(first: 2, second: "two"), p == Pair<Int, String>(first: 3, second: "two"))
