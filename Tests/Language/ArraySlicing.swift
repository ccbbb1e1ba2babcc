let n = Array(1...8)
print(n.prefix(3), n.suffix(2), n.dropFirst(), n.dropLast(3), n[2...4], n[..<2], n[6...])
print(n.prefix(while: { $0 < 4 }), n.drop(while: { $0 < 6 }), n.prefix(100).count, n.dropFirst(100))
let slice = n[3..<6]
print(slice.startIndex, slice[3], slice.first!, Array(slice)[0], slice.indices, slice.count)
print(n.prefix(upTo: 2), n.suffix(from: 6), n.prefix(through: 2))
