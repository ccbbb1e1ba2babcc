struct Ring<Element>: RandomAccessCollection {
    private var storage: [Element]
    private let offset: Int
    init(_ items: [Element], offset: Int = 0) { storage = items; self.offset = offset }
    var startIndex: Int { 0 }
    var endIndex: Int { storage.count }
    subscript(position: Int) -> Element { storage[(position + offset) % storage.count] }
}
let ring = Ring(["a", "b", "c"], offset: 1)
print(ring.count, ring.first!, ring.last!, Array(ring), ring[1], ring.map { $0 + "!" }, ring.isEmpty)
print(ring.enumerated().map { "\($0)\($1)" }, ring.reversed().joined(), ring.contains("c"), ring.firstIndex(of: "a")!)
for x in ring.dropFirst() { print(x, terminator: " ") }
print(ring.indices.map { ring[$0] }, ring.sorted(), ring.max()!, ring.joined(separator: "-"))
