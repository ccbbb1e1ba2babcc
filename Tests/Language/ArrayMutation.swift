var a = [1, 2, 3]
a.append(4)
a += [5, 6]
a.append(contentsOf: 7...8)
a.insert(0, at: 0)
a.insert(contentsOf: [10, 11], at: 2)
print(a)
print(a.remove(at: 2), a.removeFirst(), a.removeLast(), a.popLast()!, a)
a.removeFirst(2)
a.removeLast(1)
a.removeAll { $0 % 2 == 1 }
a.swapAt(0, 1)
print(a)
a.removeSubrange(0..<1)
a.replaceSubrange(0..<1, with: [7, 7, 7])
a[1...2] = [9]
print(a)
a.reverse()
a.removeAll()
print(a, a.popLast() as Any)
