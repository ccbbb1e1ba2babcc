extension Array where Element: Numeric {
    var total: Element { reduce(0, +) }
}
extension Array where Element == String {
    var shouted: [String] { map { $0.uppercased() } }
}
extension Collection where Element: Comparable {
    var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}
print([1, 2, 3].total, [0.5, 0.25].total, ["a"].shouted, [1, 3, 2].isSorted, "abc".isSorted)
let none: String? = nil
print(none.orEmpty.isEmpty, Optional("x").orEmpty)
