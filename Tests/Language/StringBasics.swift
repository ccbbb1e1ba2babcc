let s = "Hello, World"
print(s.count, s.isEmpty, s.uppercased(), s.lowercased())
print(s.hasPrefix("Hell"), s.hasSuffix("d"), s.contains("World"), s.contains("x" as Character))
print(s + "!", s == "Hello, World", s < "Iello", "a" < "B")
print(String(s.reversed()), s.first!, s.last!, "".first as Any)
var t = "a"
t += "b"
t.append("c")
t.append(contentsOf: ["d", "e"])
t.insert("X", at: t.startIndex)
print(t)
