struct Item { let name: String; let price: Double; var isCheap: Bool { price < 5 } }
let items = [Item(name: "pen", price: 2), Item(name: "book", price: 12.5), Item(name: "cup", price: 4)]
print(items.map(\.name), items.filter(\.isCheap).map(\.price), items.map(\.name.count))
extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
    func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } }
}
print(items.sorted(by: \.price).map(\.name), items.sum(\.price), items.sorted(by: \.name).first!.name)
