enum Shape: Equatable {
    case circle(Double), rect(w: Double, h: Double), empty
    static func square(_ s: Double) -> Shape { .rect(w: s, h: s) }
}
struct Item: Equatable {
    let name: String; var size = 1
    init(_ name: String) { self.name = name }
    init(name: String, size: Int) { self.name = name; self.size = size }
    static func big(_ n: Int) -> Item { Item(name: "big\(n)", size: n) }
    func scaled(by n: Int) -> Item { Item(name: name, size: size * n) }
}
print([1.0, 2].map(Shape.circle), [1.0, 2].map(Shape.square), [(1.0, 2.0)].map(Shape.rect))
print(
    ["a", "b"].map(Item.init).map(\.name), [1, 2].map(Item.big).map(\.size),
    [("c", 3)].map(Item.init(name:size:))[0].size)
print(
    [1, 2].map(Optional.some).compactMap { $0 }, ["1", "x"].map(Int.init), ["1", "x"].compactMap(Int.init),
    [1, 2].map(String.init), [1, 2].map(Double.init))
let maker: (Double) -> Shape = Shape.circle
let other: (Double) -> Shape = { .square($0) }
print(maker(3), other(2), maker(1) == .circle(1))
let items: [Item] = ["x", "y"].map { .init($0) }
print(items.count, zip(["p", "q"], [1, 2]).map(Item.init(name:size:)).map(\.size))
let scale = Item.scaled
print(scale(Item("z"))(4).size, [Item("m")].map { $0.scaled(by: 2) }[0].size)
let upper = String.uppercased
print(
    upper("abc")(), ["a", "b"].map { $0.uppercased() }, [3, 1, 2].sorted(by: >),
    [[3, 1], [2]].map(Set.init).map(\.count))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(Double.init, Shape.circle)(4 as Int), compose(Item.init(_:), \.name)("n"))
let results = ["1", "b"].map { Int($0).map(Result<Int, Never>.success) }
print(results.count, results[1] == nil)
let tagged = [1, 2].map(Tag<Int>.init)
struct Tag<T> { let value: T; init(_ value: T) { self.value = value } }
print(tagged.map(\.value), [1, 2, 3].map(Tag.init).count)
