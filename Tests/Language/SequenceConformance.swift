struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? { guard current > 0 else { return nil }; defer { current -= 1 }; return current }
}
struct Pairs<Base: Sequence>: Sequence {
    let base: Base
    func makeIterator() -> AnyIterator<(Base.Element, Base.Element)> {
        var it = base.makeIterator()
        return AnyIterator { guard let a = it.next(), let b = it.next() else { return nil }; return (a, b) }
    }
}
print(Array(Countdown(current: 3)), Countdown(current: 4).reduce(0, +), Countdown(current: 5).filter { $0 % 2 == 1 })
for (a, b) in Pairs(base: [1, 2, 3, 4, 5]) { print(a, b) }
var it = [10, 20].makeIterator()
while let x = it.next() { print(x) }
print(it.next() as Any, Countdown(current: 3).map { "\($0)" }.joined(), Countdown(current: 2).contains(1))
for (i, x) in Countdown(current: 2).enumerated() { print(i, x) }
print(zip(Countdown(current: 3), "abc").map { "\($0)\($1)" }, Countdown(current: 3).sorted(), Countdown(current: 9).prefix(2).map { $0 })
