protocol Container {
    associatedtype Item
    var items: [Item] { get set }
    init()
    mutating func add(_ item: Item)
}
extension Container {
    mutating func add(_ item: Item) { items.append(item) }
    var last: Item? { items.last }
    static func filled(with new: Item...) -> Self {
        var made = Self()
        for item in new { made.add(item) }
        return made
    }
}
struct Bag<T>: Container { var items: [T] = [] }
struct Names: Container { var items: [String] = []; mutating func add(_ item: String) { items.insert(item.uppercased(), at: 0) } }
let bag = Bag<Int>.filled(with: 1, 2, 3)
let names = Names.filled(with: "a", "b")
print(bag.items, bag.last ?? 0, names.items, names.last ?? "")
