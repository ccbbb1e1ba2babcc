var inventory: [String: (count: Int, price: Double)] = ["apple": (3, 0.5), "pear": (1, 0.75)]
inventory["apple"]!.count -= 1
inventory["fig", default: (0, 2)].count += 4
let value = inventory.values.reduce(0) { $0 + Double($1.count) * $1.price }
print(value, inventory.keys.sorted(), inventory["fig"]!.count, inventory.mapValues(\.count).sorted { $0.key < $1.key }.map(\.value))
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["x"] = 1; nested["a"]?["y"] = 2; nested["b", default: [:]]["x", default: 5] += 1
print(nested["a"]!.sorted { $0.key < $1.key }.map { $0.value }, nested["b"]!["x"]!, nested["c"]?["x"] as Any, nested.count)
let inverted = Dictionary(uniqueKeysWithValues: ["a": 1, "b": 2].map { ($0.value, $0.key) })
print(inverted[1]!, inverted[2]!, inverted.sorted { $0.key > $1.key }.map(\.value))
for (k, v) in ["one": 1] { print(k, v) }
var removed = ["a": 1, "b": 2]; print(removed.removeValue(forKey: "a") ?? 0, removed.removeValue(forKey: "z") as Any, removed)
removed.removeAll(); print(removed.isEmpty, removed, [String: Int]().first as Any, ["k": 1] == ["k": 1])
