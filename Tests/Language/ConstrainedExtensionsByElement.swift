struct Tagged<T> { var value: T }
extension Tagged where T == String { var shown: String { "text " + value }; static var kind: String { "text" } }
extension Tagged where T == Int { var shown: String { "number \(value)" }; static var kind: String { "number" } }
extension Tagged where T: Collection { var size: Int { value.count } }
print(Tagged(value: "a").shown, Tagged(value: 3).shown, Tagged(value: "abc").size, Tagged(value: [1, 2]).size)

protocol Animal { var name: String { get } }
protocol Pet: Animal { var owner: String { get } }
extension Animal { var tag: String { name }; func greet() -> String { "wild \(tag)" } }
extension Pet { var tag: String { name + " of " + owner }; func greet() -> String { "tame \(tag)" } }
struct Fox: Animal { let name = "fox" }
struct Cat: Pet { let name = "cat"; let owner = "Ada" }
print(Fox().greet(), Cat().greet(), Cat().tag)

extension Array where Element == Int { var total: Int { reduce(0, +) }; var kind: String { "ints" } }
extension Array where Element == Double { var total: Double { reduce(0, +) }; var kind: String { "doubles" } }
extension Array where Element == String { var kind: String { "texts" }; var total: String { joined() } }
extension Array where Element: Animal { var names: [String] { map(\.name) } }
extension Sequence where Element: Numeric { var product: Element { reduce(1, *) } }
extension Collection where Element: Equatable {
    func count(of element: Element) -> Int { filter { $0 == element }.count }
}
extension Collection { var kind: String { "things" } }
print([1, 2].total, [1.5, 2].total, ["a", "b"].total, [1].kind, [2.5].kind, ["x"].kind, [true].kind, Set([1]).kind)
print([Cat(), Cat()].names, [2, 3, 4].product, [0.5, 4].product, [1, 2, 1].count(of: 1), "banana".count(of: "a"))
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { orEmpty.isEmpty } }
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
let text: String? = nil
let number: Int? = 4
let list: [Int]? = []
print(text.orEmpty + "|", text.isBlank, number.orZero, list.isNilOrEmpty, text.isNilOrEmpty)
extension Dictionary where Key == String, Value == Int {
    var best: String { self.max { $0.value < $1.value }?.key ?? "-" }
}
print(["a": 1, "b": 4].best)
