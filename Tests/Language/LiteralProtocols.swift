struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let value: Double
    init(integerLiteral value: Int) { self.value = Double(value) }
    init(floatLiteral value: Double) { self.value = value }
}
struct Tag: ExpressibleByStringLiteral, Equatable { let name: String; init(stringLiteral value: String) { name = value.lowercased() } }
struct Bag: ExpressibleByArrayLiteral { let items: [Int]; init(arrayLiteral elements: Int...) { items = elements.sorted() } }
struct Table: ExpressibleByDictionaryLiteral { let keys: [String]; init(dictionaryLiteral elements: (String, Int)...) { keys = elements.map(\.0) } }
let m: Meters = 5
let f: Meters = 2.5
let bag: Bag = [3, 1, 2]
let table: Table = ["z": 1, "a": 2]
func show(_ t: Tag) { print(t.name) }
show("HELLO")
print(m.value, f.value, bag.items, table.keys, Tag(stringLiteral: "A") == "a")
