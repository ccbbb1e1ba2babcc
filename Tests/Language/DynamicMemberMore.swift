@dynamicMemberLookup struct Wrapper<T> { var value: T; subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { value[keyPath: path] } set { value[keyPath: path] = newValue } } }
struct User { var name: String; var age: Int; var tags: [String] }
var w = Wrapper(value: User(name: "a", age: 1, tags: []))
w.name += "b"
w.age += 4
w.tags.append("t")
print(w.name, w.age, w.tags, w.value)
@dynamicMemberLookup struct Bag { var items: [String: Int] = [:]; subscript(dynamicMember key: String) -> Int? { get { items[key] } set { items[key] = newValue } }; subscript(dynamicMember key: String) -> String { key.uppercased() } }
var b = Bag()
b.apples = 3
b.apples? += 2
let n: Int? = b.apples
let s: String = b.pears
print(n as Any, s, b.items)
@dynamicMemberLookup enum Theme { case dark; subscript(dynamicMember path: KeyPath<Palette, Int>) -> Int { Palette()[keyPath: path] } }
struct Palette { var accent = 7; var back: Int { accent * 2 } }
print(Theme.dark.accent, Theme.dark.back)
@dynamicMemberLookup final class Store<S> { private(set) var state: S; init(_ s: S) { state = s }; subscript<V>(dynamicMember p: KeyPath<S, V>) -> V { state[keyPath: p] }; func update(_ f: (inout S) -> Void) { f(&state) } }
let store = Store(User(name: "z", age: 3, tags: ["q"]))
store.update { $0.age *= 7; $0.tags += ["r"] }
print(store.age, store.tags.count, store.name.uppercased(), store.state.age)
@dynamicCallable struct Adder { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)\($0.value)" }.joined() } }
let add = Adder()
let total: Int = add(1, 2, 3)
print(total, add(x: 1, y: 2) as String)
