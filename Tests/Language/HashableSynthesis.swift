struct Key: Hashable { let a: Int; let b: String }
enum Tag: Hashable { case one, two(Int), three(String, Bool) }
let set: Set<Key> = [Key(a: 1, b: "x"), Key(a: 1, b: "x"), Key(a: 2, b: "x")]
let tags: Set<Tag> = [.one, .two(1), .two(1), .three("a", true), .three("a", false)]
print(set.count, tags.count, tags.contains(.two(2)), set.contains(Key(a: 2, b: "x")))
struct Custom: Hashable {
    let id: Int
    let noise: Int
    static func == (x: Custom, y: Custom) -> Bool { x.id == y.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Set([Custom(id: 1, noise: 1), Custom(id: 1, noise: 2)]).count)
