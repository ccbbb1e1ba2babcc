@dynamicMemberLookup struct Bag { var values: [String: Int] = [:]
    subscript(dynamicMember name: String) -> Int { get { values[name] ?? 0 } set { values[name] = newValue } } }
var b = Bag(); b.width = 3; b.height = b.width + 1; b.width += 10
print(b.width, b.height, b.depth, b.values.keys.sorted())
struct Inner { var a = 1; var b = "x" }
@dynamicMemberLookup struct Lens<T> { var base: T
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { base[keyPath: path] } set { base[keyPath: path] = newValue } } }
var lens = Lens(base: Inner()); lens.a = 9; print(lens.a, lens.b, lens.base)
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n }; func callAsFunction(twice x: Int) -> Int { x + 2 * n } }
let add = Adder(n: 3); print(add(4), add(twice: 1), [1, 2].map { add($0) })
