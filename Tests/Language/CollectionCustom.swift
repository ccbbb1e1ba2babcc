struct Ring: RandomAccessCollection {
    let items: [String]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count * 2 }
    subscript(position: Int) -> String { items[position % items.count] }
}
let ring = Ring(items: ["a", "b"])
print(ring.count, Array(ring), ring.first!, ring.last!, ring[3], ring.map { $0.uppercased() }, ring.contains("b"), ring.reversed().map { $0 })
