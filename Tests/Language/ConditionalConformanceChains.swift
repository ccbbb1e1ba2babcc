protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "i\(self)" } }
extension String: Describable { var text: String { "s\(self)" } }
extension Optional: Describable where Wrapped: Describable { var text: String { map { "some(\($0.text))" } ?? "none" } }
extension Array: Describable where Element: Describable { var text: String { "[" + map(\.text).joined(separator: ",") + "]" } }
extension Dictionary: Describable where Key == String, Value: Describable { var text: String { keys.sorted().map { "\($0):\(self[$0]!.text)" }.joined(separator: ";") } }
func show(_ d: some Describable) -> String { d.text }
print(show([1, 2]), show(["a"]), show([[1], []]), show([Optional(1), nil]), show(["k": [1]]), show(Optional("x")), show(nil as Int?))
extension Sequence where Element: Describable { func all() -> String { map(\.text).joined() } }
extension Collection where Element == Int { var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) } }
extension Collection { var second: Element? { dropFirst().first } }
extension Array where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Array where Element: BinaryInteger { func total() -> Element { reduce(0, +) } }
extension Array where Element: FloatingPoint { func total() -> Element { reduce(0, +) / Element(count) } }
print(Set([5]).all(), [1, 2, 6].average, (1...4).average, [Int]().average, "abc".second!, (5...9).second!, [1].second as Any, [1, 2, 1, 3].uniqued(), [1, 2].total(), [1.0, 2].total(), "hello".uniqued2())
extension StringProtocol { func uniqued2() -> String { Array(self).uniqued().map(String.init).joined() } }
extension Int { func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; var isEven: Bool { self % 2 == 0 }; static func random2() -> Int { 4 }; mutating func double() { self *= 2 } }
var n = 3; n.double(); n.times { print($0, terminator: "") }; print(n.isEven, Int.random2(), 7.isEven)
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(0...10), (-1.5).clamped(0...1), "m".clamped("a"..."f"))
extension Bool { static prefix func ~ (b: Bool) -> Bool { !b }; var int: Int { self ? 1 : 0 } }
extension Character { var isVowel: Bool { "aeiou".contains(lowercased()) } }
print((~true).int, "Education".filter(\.isVowel), "Education".count { $0.isVowel })
