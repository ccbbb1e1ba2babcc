struct Digits: Sequence, IteratorProtocol {
    var number: Int
    mutating func next() -> Int? { guard number > 0 else { return nil }; defer { number /= 10 }; return number % 10 }
}
struct Pairs<Base: Sequence>: Sequence {
    let base: Base
    func makeIterator() -> AnyIterator<(Base.Element, Base.Element)> {
        var it = base.makeIterator()
        return AnyIterator { guard let a = it.next(), let b = it.next() else { return nil }; return (a, b) }
    }
}
print(Array(Digits(number: 482)), Digits(number: 4731).reduce(0, +), Digits(number: 12345).filter { $0 % 2 == 1 })
for (a, b) in Pairs(base: [1, 2, 3, 4, 5]) { print(a, b) }
var it = [10, 20].makeIterator()
while let x = it.next() { print(x) }
print(it.next() as Any, Digits(number: 907).map { "\($0)" }.joined(), Digits(number: 62).contains(6))
for (i, x) in Digits(number: 58).enumerated() { print(i, x) }
print(zip(Digits(number: 482), "abc").map { "\($0)\($1)" }, Digits(number: 482).sorted(), Digits(number: 987).prefix(2).map { $0 })
