let s = "Hello 👩‍👩‍👧 é"
let i = s.index(s.startIndex, offsetBy: 6)
print(s[i], s[s.startIndex], s[s.index(before: s.endIndex)])
print(s[..<i], s[i...].count, s[s.index(after: i)..<s.endIndex])
if let comma = "a,b".firstIndex(of: ",") { print("a,b"[..<comma], "a,b"[comma...]) }
print(s.distance(from: s.startIndex, to: i), s.indices.count)
print(s.index(s.startIndex, offsetBy: 50, limitedBy: s.endIndex) == nil)
