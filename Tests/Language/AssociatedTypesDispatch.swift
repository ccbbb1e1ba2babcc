protocol Shape { associatedtype Unit: Numeric; var area: Unit { get }; func describe() -> String; static var kind: String { get } }
extension Shape { func describe() -> String { "\(Self.kind) \(area)" }; func shout() -> String { describe().uppercased() }; static var kind: String { "shape" } }
struct Sq: Shape { var side: Int; var area: Int { side * side }; static let kind = "square" }
struct Ci: Shape { var r: Double; var area: Double { r * r * 3 }; func describe() -> String { "round \(area)" } }
func all<S: Shape>(_ s: S) -> [String] { [s.describe(), s.shout(), S.kind, "\(S.Unit.self)"] }
print(all(Sq(side: 3)), all(Ci(r: 2)))
let mixed: [any Shape] = [Sq(side: 1), Ci(r: 1)]
print(mixed.map { $0.describe() }, mixed.map { type(of: $0).kind }, mixed.map { "\(type(of: $0))" })
protocol Container { associatedtype Item; var items: [Item] { get set }; init() }
extension Container { mutating func add(_ i: Item) { items.append(i) }; static func of(_ i: Item...) -> Self { var s = Self(); i.forEach { s.add($0) }; return s }; var first: Item? { items.first } }
extension Container where Item: Comparable { func largest() -> Item? { items.max() } }
struct Bag: Container { var items: [String] = [] }
final class Sack: Container { var items: [Int] = []; init() {} }
print(Bag.of("a", "c", "b").largest()!, Sack.of(3, 9, 2).largest()!, Sack.of().first as Any)
func merged<C: Container>(_ a: C, _ b: C) -> C where C.Item: Equatable { var out = C(); for i in a.items where !b.items.contains(i) { out.add(i) }; return out }
print(merged(Bag.of("x", "y"), Bag.of("y")).items)
