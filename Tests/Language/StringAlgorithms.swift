let s = "mississippi"
print(s.filter { $0 != "s" }, s.map { $0 == "i" ? "!" : String($0) }.joined())
print(Set(s).sorted(), s.sorted().map { String($0) }.joined())
print(s.prefix(4), s.suffix(3), s.dropFirst(8), s.dropLast(9), s.prefix { $0 != "p" })
print(s.firstIndex(of: "p").map { s.distance(from: s.startIndex, to: $0) }!)
print(s.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(s.enumerated().filter { $0.offset % 3 == 0 }.map { $0.element })
print(s.contains { $0 == "z" }, s.allSatisfy { $0.isLetter }, s.max()!, s.min()!)
print(zip(s, s.dropFirst()).filter { $0 == $1 }.count)
