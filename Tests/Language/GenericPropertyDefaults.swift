protocol Initial { init() }
extension Int: Initial {}
extension String: Initial {}
struct Field<Value: Initial> {
    var value = Value()
    var history: [Value] = []
    mutating func set(_ new: Value) { history.append(value); value = new }
}
var field = Field<Int>()
field.set(4)
print(field.value, field.history)
var words = Field<String>()
words.set("hi")
print(words.value, words.history)
final class Cache<Key: Hashable, Item> {
    private var items = [Key: Item]()
    var order = [Key]()
    subscript(key: Key) -> Item? {
        get { items[key] }
        set { if items[key] == nil { order.append(key) }; items[key] = newValue }
    }
}
let cache = Cache<String, Int>()
cache["one"] = 1; cache["two"] = 2; cache["one"] = 11
print(cache.order, cache["one"] ?? 0)
