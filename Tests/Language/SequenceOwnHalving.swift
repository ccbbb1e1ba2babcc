struct Halving: Sequence, IteratorProtocol {
    var length: Int
    mutating func next() -> Int? {
        guard length > 0 else { return nil }
        length /= 2
        return length + 1
    }
}
let cuts = Halving(length: 40)
print(Array(cuts), cuts.max() ?? 0, cuts.contains(6), cuts.prefix(2).reduce(0, +))
for (place, cut) in cuts.enumerated() where place.isMultiple(of: 2) { print(place, cut) }
