struct Item { let name: String; let rank: Int; let price: Double }
let items = [Item(name: "b", rank: 2, price: 1), Item(name: "a", rank: 2, price: 3), Item(name: "c", rank: 1, price: 2)]
print(items.sorted { $0.rank == $1.rank ? $0.name < $1.name : $0.rank < $1.rank }.map(\.name))
print(items.sorted { ($0.rank, $1.price) < ($1.rank, $0.price) }.map(\.name), items.max { $0.price < $1.price }!.name, items.map(\.price).sorted(by: >))
import Foundation
print(items.sorted(using: KeyPathComparator(\.name)).map(\.name), items.sorted(using: [KeyPathComparator(\.rank), KeyPathComparator(\.name, order: .reverse)]).map(\.name))
extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
    func sum<T: AdditiveArithmetic>(_ path: KeyPath<Element, T>) -> T { reduce(.zero) { $0 + $1[keyPath: path] } } }
print(items.sorted(by: \.price).map(\.name), items.sum(\.rank), items.sum(\.price))
var nums = [5, 3, 9, 1]
nums.sort(); print(nums); nums.sort(by: >); print(nums); nums.swapAt(0, 3); print(nums); nums.reverse(); print(nums)
print(["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }, ["img10", "img9"].sorted(), [true, false].sorted { !$0 && $1 }, [(2, "b"), (1, "z")].sorted { $0.0 < $1.0 })
