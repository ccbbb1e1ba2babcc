struct Evens: IteratorProtocol, Sequence { var current = 0; let limit: Int
    mutating func next() -> Int? { guard current < limit else { return nil }; defer { current += 2 }; return current } }
var it = Evens(limit: 6)
print(it.next()!, it.next()!, Array(it))
print(Evens(limit: 10).lazy.map { $0 + 1 }.first { $0 > 4 }!, Set(Evens(limit: 5)).count)
var manual = Evens(limit: 4).makeIterator()
while let n = manual.next() { print("n", n) }
print(Evens(limit: 9).reversed(), Evens(limit: 9).allSatisfy { $0 % 2 == 0 }, Evens(limit: 7).map(String.init).joined(separator: ","))
