extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Array where Element: FloatingPoint { var mean: Element? { isEmpty ? nil : reduce(0, +) / Element(count) } }
extension Sequence where Element: Hashable { func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
extension Collection where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
extension Dictionary where Key == String { func pretty() -> String { map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "&") } }
extension Optional where Wrapped: Numeric { var orZero: Wrapped { self ?? 0 } }
extension Comparable { func between(_ a: Self, _ b: Self) -> Bool { a <= self && self <= b } }
extension BinaryInteger { var isOdd: Bool { self % 2 != 0 } }
extension String { var words: [String] { split(separator: " ").map { String($0) } } }
print([1, 2, 3].total(), [1.5, 2.5].total(), [1.0, 2.0].mean!, [Double]().mean as Any, "abca".counts()["a"]!, [3, 1, 3].counts()[3]!)
print([1, 2, 2].isSorted(), ["b", "a"].isSorted(), ["x": 1, "a": 2].pretty(), (nil as Int?).orZero, Optional(2.5).orZero, 5.between(1, 5), "m".between("n", "z"), 7.isOdd, "a bc d".words)
