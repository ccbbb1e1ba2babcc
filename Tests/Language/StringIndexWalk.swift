import Foundation
let s = "Hello, wörld"
let comma = s.firstIndex(of: ",")!
print(s[..<comma], s[s.index(after: comma)...].trimmingCharacters(in: .whitespaces))
print(s[s.index(s.startIndex, offsetBy: 7)], s[s.index(before: s.endIndex)], s.distance(from: s.startIndex, to: comma))
var i = s.startIndex
var out = ""
while i < s.endIndex { if s[i].isLetter { out.append(s[i]) }; s.formIndex(after: &i) }
print(out, s.indices.count)
if let r = s.range(of: "wör") { print(s[r], s.replacingCharacters(in: r, with: "W"), s[r.upperBound...]) }
let j = s.index(s.startIndex, offsetBy: 50, limitedBy: s.endIndex)
print(j == nil, s.prefix(while: { $0 != "," }), s.suffix(3), s.dropFirst(2).prefix(3))
var m = s
m.insert("!", at: m.endIndex); m.insert(contentsOf: "Oh ", at: m.startIndex)
m.remove(at: m.firstIndex(of: "H")!)
m.removeSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 3))
print(m, m.last!, m.lastIndex(of: "l")! > m.startIndex)
