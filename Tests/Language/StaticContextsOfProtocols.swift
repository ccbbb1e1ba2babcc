// `Self`, `self` and `allCases` in static contexts.
protocol Catalogued: CaseIterable, RawRepresentable where RawValue == String {
    static var title: String { get }
}
extension Catalogued {
    static var names: [String] { allCases.map(\.rawValue) }
    static var count: Int { allCases.count }
    static var listing: String { title + ": " + names.joined(separator: ", ") }
    static func random(at index: Int) -> Self { Array(allCases)[index % count] }
    var position: Int { Array(Self.allCases).firstIndex { $0.rawValue == rawValue } ?? -1 }
    var next: Self { Self.random(at: position + 1) }
}
enum Fruit: String, Catalogued {
    case apple, banana, cherry
    static var title: String { "Fruit" }
}
enum Tool: String, Catalogued {
    case hammer, saw
    static let title = "Tool"
    static var first: Tool { allCases.first! }
    static var reversedNames: [String] { allCases.reversed().map { $0.rawValue } }
}
print(Fruit.names, Fruit.count, Fruit.listing, Fruit.random(at: 4), Fruit.cherry.next, Fruit.banana.position)
print(Tool.first, Tool.reversedNames, Tool.saw.next)

struct Registry {
    static var entries: [String: Int] = [:]
    static func register(_ name: String) -> Self.Type { entries[name, default: 0] += 1; return self }
    static func make() -> Self { Self() }
    var name = "registry"
    func copy() -> Self { var other = Self(); other.name = name + "2"; return other }
}
_ = Registry.register("a").register("a").register("b")
print(Registry.entries.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, Registry.make().copy().name)

class Figure {
    class var sides: Int { 0 }
    static func describe() -> String { "\(self) with \(sides) sides" }
    required init() {}
    static func build() -> Self { Self() }
    var summary: String { "\(type(of: self).sides)/\(Self.sides)" }
}
class Square: Figure { override class var sides: Int { 4 } }
print(Figure.describe(), Square.describe(), Square.build().summary, Figure.build().summary)
