extension String {
    func index(at n: Int) -> Index { index(startIndex, offsetBy: n) }
    subscript(n: Int) -> Character { self[index(at: n)] }
    subscript(r: Range<Int>) -> String { String(self[index(at: r.lowerBound)..<index(at: r.upperBound)]) }
    func distance(to c: Character) -> Int? { firstIndex(of: c).map { distance(from: startIndex, to: $0) } }
    var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() }
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
let s = "green paper kite"
print(s[6], s[6..<11], s.distance(to: "k")!, s.initials, s.capitalizedFirst)
var i = s.startIndex
while i < s.endIndex, s[i] != " " { i = s.index(after: i) }
print(s[..<i], s[s.index(after: i)...], s.index(s.endIndex, offsetBy: -4, limitedBy: s.startIndex).map { s[$0...] } ?? "none")
print(s.lastIndex(of: "e").map { s.distance(from: $0, to: s.endIndex) }!, s.indices.count, s.suffix(4), s.reversed().prefix(2).map { $0 })
