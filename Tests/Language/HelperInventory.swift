protocol Priced { var price: Int { get }; var name: String { get } }
protocol Discountable: Priced { var discount: Double { get } }
extension Priced {
    var label: String { "\(name): \(formatted(price))" };
    func formatted(_ n: Int) -> String { "\(n / 100).\(String(n % 100).count == 1 ? "0" : "")\(n % 100)" }
}
extension Discountable {
    var finalPrice: Int { Int((Double(price) * (1 - discount)).rounded()) };
    var label: String { "\(name): \(formatted(finalPrice)) (-\(Int(discount * 100))%)" }
}
struct Book: Priced, Hashable { let name: String; let price: Int }
struct Toy: Discountable, Hashable { let name: String; let price: Int; var discount = 0.25 }
struct Line<Item: Priced & Hashable>: Identifiable {
    let item: Item; var quantity = 1; var id: Item { item }; var total: Int { item.price * quantity }
}
struct Cart {
    private var lines: [any Priced] = []; var count: Int { lines.count }
    mutating func add(_ items: any Priced...) { lines += items }
    var total: Int { lines.reduce(0) { $0 + (($1 as? any Discountable)?.finalPrice ?? $1.price) } }
    func labels() -> [String] {
        lines.map { item in if let d = item as? any Discountable { d.label } else { item.label } }
    }
    func grouped<K: Hashable & Comparable>(by key: (any Priced) -> K) -> [(K, [String])] {
        Dictionary(grouping: lines, by: key).map { ($0.key, $0.value.map(\.name)) }.sorted { $0.0 < $1.0 }
    }
    subscript<T: Priced>(type: T.Type) -> [T] { lines.compactMap { $0 as? T } }
}
var cart = Cart()
cart.add(Book(name: "Atlas", price: 1205), Toy(name: "Bear", price: 2000), Toy(name: "Car", price: 999, discount: 0))
print(cart.total, cart.labels(), cart[Toy.self].map(\.name), cart[Book.self].count)
print(cart.grouped { $0.price > 1000 ? "big" : "small" }, cart.grouped { $0.name.count })
var line = Line(item: Book(name: "Z", price: 5)); line.quantity += 2
print(line.total, line.id.name, [line, Line(item: Book(name: "Y", price: 7))].map(\.total).max()!)
func cheapest<T: Priced>(_ items: [T]) -> T? { items.min { $0.price < $1.price } }
func describe(_ p: some Priced) -> String {
    switch p {
    case let t as Toy: "toy \(t.discount)";
    case is Book: "book";
    default: "?"
    }
}
print(
    cheapest([Toy(name: "a", price: 3), Toy(name: "b", price: 2)])!.name, describe(Toy(name: "q", price: 1)),
    describe(Book(name: "r", price: 1)))
