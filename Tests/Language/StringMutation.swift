var s = "swift language"
s.remove(at: s.startIndex)
print(s)
s.removeFirst(2)
s.removeLast()
print(s, s.popLast() as Any, s)
s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "GIFT")
print(s)
s.removeAll { $0 == "a" }
print(s)
s.removeAll()
print(s.isEmpty)
