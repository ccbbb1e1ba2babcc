struct Point { var x = 1; var y = 2; var name = "p" }
@dynamicMemberLookup final class Observed<T> { var value: T; var reads = 0
    init(_ value: T) { self.value = value }
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { reads += 1; return value[keyPath: path] } set { value[keyPath: path] = newValue } } }
let o = Observed(Point())
o.x = 10
o.y += 5
print(o.x, o.y, o.name, o.reads)
@dynamicMemberLookup struct JSON { var dict: [String: Int]; subscript(dynamicMember name: String) -> Int? { dict[name] } }
let j = JSON(dict: ["a": 1])
print(j.a ?? 0, j.b ?? -1)
@dynamicMemberLookup struct Lens<W> { var w: W; subscript<V>(dynamicMember p: KeyPath<W, V>) -> V { w[keyPath: p] } }
print(Lens(w: "abc").count, Lens(w: [1, 2]).first!)
