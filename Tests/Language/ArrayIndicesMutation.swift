var a = [10, 20, 30]
for (i, v) in a.enumerated() { a[i] = v + i }
print(a)
for i in a.indices.reversed() where a[i] > 20 { a.remove(at: i) }
print(a, a.indices, a.startIndex, a.endIndex, a.index(after: 0), a.index(a.startIndex, offsetBy: 0))
a.reserveCapacity(10)
a.append(contentsOf: repeatElement(7, count: 2))
print(a, a.last.map { $0 + 1 } as Any)
