let n = [4, 8, 15, 16, 23, 42]
print(n.contains(15), n.contains { $0 > 100 }, n.first { $0 > 10 }!, n.last { $0 % 2 == 1 }!)
print(n.firstIndex(of: 16)!, n.firstIndex { $0 > 15 }!, n.lastIndex(of: 4)!, n.lastIndex { $0 < 10 }!, n.firstIndex(of: 7) as Any)
print(n.min()!, n.max()!, n.min { $0 % 10 < $1 % 10 }!, n.max { String($0).last! < String($1).last! }!)
print(n.allSatisfy { $0 > 0 }, n.starts(with: [4, 8]), n.elementsEqual(n.reversed()), [Int]().max() as Any)
print(n.first!, n.last!, n.isEmpty, n.count, n.count { $0 > 10 })
