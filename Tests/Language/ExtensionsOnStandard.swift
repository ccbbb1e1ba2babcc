extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static func random3() -> Int { 3 }; var digits: [Int] { String(self).compactMap { $0.wholeNumberValue } }; mutating func double() { self *= 2 } }
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; var vowels: Int { filter { "aeiou".contains($0) }.count }; func repeated(_ n: Int) -> String { String(repeating: self, count: n) }; init(stars n: Int) { self = String(repeating: "*", count: n) } }
extension Double { func rounded(to places: Int) -> Double { var p = 1.0; for _ in 0..<places { p *= 10 }; return (self * p).rounded() / p } }
extension Bool { var int: Int { self ? 1 : 0 } }
extension Dictionary where Value == Int { mutating func bump(_ k: Key) { self[k, default: 0] += 1 }; var total: Int { values.reduce(0, +) } }
extension Collection { var second: Element? { dropFirst().first } }
extension ClosedRange where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
var n = 4; n.double(); 2.times { print("i\($0)", terminator: " ") }
print(n, n.isEven, 1234.digits, Int.random3(), "swift"[2], "queue".vowels, "ab".repeated(2), String(stars: 3), 3.14159.rounded(to: 2), true.int)
var d: [String: Int] = [:]; d.bump("a"); d.bump("a"); print(d, d.total, [1, 2].second!, "xy".second!, (2...8).middle, ("" as String?).isNilOrEmpty, (nil as [Int]?).isNilOrEmpty)
extension Character { var isVowel: Bool { "aeiou".contains(self) } }
extension Array where Element == String { func commaList() -> String { count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + last! } }
print("hello".filter(\.isVowel), ["a", "b", "c"].commaList(), ["x"].commaList())
