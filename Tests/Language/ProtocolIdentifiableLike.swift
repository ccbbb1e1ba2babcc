protocol Keyed { associatedtype Key: Hashable; var key: Key { get } }
extension Sequence where Element: Keyed {
    var byKey: [Element.Key: Element] { Dictionary(map { ($0.key, $0) }) { $1 } }
}
struct User: Keyed { let key: Int; let name: String }
struct Tag: Keyed { var key: String { label.lowercased() }; let label: String }
print([User(key: 1, name: "a"), User(key: 1, name: "b")].byKey[1]!.name, [Tag(label: "X")].byKey["x"]!.label)
