import Foundation
let s = "Cafe\u{301} 👨‍👩‍👧 🇮🇹 ñ"
print(s.count, s.utf8.count, s.unicodeScalars.count, s.utf16.count)
var i = s.startIndex
while i < s.endIndex { print(s[i], terminator: "|"); i = s.index(after: i) }
print()
let e = s.firstIndex(of: "é")!
print(s[..<e], s[e...].count, s.distance(from: s.startIndex, to: e), s[s.index(e, offsetBy: 2)])
print(s.index(s.startIndex, offsetBy: 99, limitedBy: s.endIndex) as Any, s[s.index(before: s.endIndex)])
let word = s.prefix(while: { $0 != " " })
print(word, word.count, word.endIndex == s.firstIndex(of: " ")!)
print(s.split(separator: " ").map(\.count), s.lowercased(), s.reversed().count)
print(String(s.unicodeScalars.filter { $0.isASCII }), s.contains("\u{e9}"), "é" == "e\u{301}", "é".utf8.count)
let range = s.range(of: "👨‍👩‍👧")
print(range.map { s.distance(from: s.startIndex, to: $0.lowerBound) } as Any)
var t = "hello"
t.insert("!", at: t.endIndex)
t.insert(contentsOf: "¡", at: t.startIndex)
t.replaceSubrange(t.index(t.startIndex, offsetBy: 1)..<t.index(t.startIndex, offsetBy: 3), with: "HE")
t.removeSubrange(t.index(t.endIndex, offsetBy: -2)...)
print(t, t.indices.count, Array(t.indices).map { t[$0] })
for (n, c) in t.enumerated() where c.isUppercase { print(n, c, c.asciiValue!, c.unicodeScalars.first!.value) }
print("ß".uppercased(), "İ".lowercased().count, "a" < "b", "Z" < "a", "é" < "f", "10" < "9", ["b", "á", "a"].sorted())
