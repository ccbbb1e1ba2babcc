protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "int \(self)" } }
extension String: Describable { var text: String { "'\(self)'" } }
extension Array: Describable where Element: Describable { var text: String { "[" + map(\.text).joined(separator: ", ") + "]" } }
extension Optional: Describable where Wrapped: Describable { var text: String { map(\.text) ?? "nil" } }
print([1, 2].text, ["a"].text, Optional(3).text, [[1], []].text, (nil as String?).text)
