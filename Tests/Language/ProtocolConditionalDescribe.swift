protocol Describable { func describe() -> String }
extension Int: Describable { func describe() -> String { "int \(self)" } }
extension String: Describable { func describe() -> String { "text \(self)" } }
extension Array: Describable where Element: Describable {
    func describe() -> String { "[" + map { $0.describe() }.joined(separator: "; ") + "]" }
}
extension Optional: Describable where Wrapped: Describable {
    func describe() -> String { self?.describe() ?? "nothing" }
}
print([1, 2].describe(), ["a"].describe(), [[1], [2, 3]].describe())
let missing: Int? = nil
print(missing.describe(), Optional(4).describe())
func all(_ items: [any Describable]) -> [String] { items.map { $0.describe() } }
print(all([1, "x", [3]]))
