let words = ["apple", "avocado", "bean", "cherry", "blueberry", "corn"]
let groups = Dictionary(grouping: words, by: { $0.first! })
for key in groups.keys.sorted() { print(key, groups[key]!) }
let counts = words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let merged = ["a": 1, "b": 2].merging(["b": 3, "c": 4]) { old, new in old * 10 + new }
print(merged.sorted(by: { $0.key < $1.key }).map { ($0.key, $0.value) })
let fromPairs = Dictionary([("x", 1), ("y", 2), ("x", 5)], uniquingKeysWith: +)
print(fromPairs["x"]!, fromPairs["y"]!, Dictionary(uniqueKeysWithValues: zip(["p", "q"], 1...)).count)
var d = ["one": 1, "two": 2, "three": 3]
print(d.filter { $0.value > 1 }.keys.sorted(), d.mapValues { $0 * 2 }["two"]!, d.compactMapValues { $0 == 2 ? nil : "\($0)" }.count)
print(d.max { $0.value < $1.value }!.key, d.min { $0.value < $1.value }!, d.contains { $0.key == "two" }, d.values.reduce(0, +))
d["four"] = 4; d["one"] = nil; d.removeValue(forKey: "two")
print(d.keys.sorted(), d.first { $0.value == 4 }?.key ?? "-", d.isEmpty, d.allSatisfy { $0.value > 2 })
if let i = d.index(forKey: "four") { print(d[i].key, d[i].value); d.remove(at: i) }
print(d, d.count, d.updateValue(9, forKey: "three") ?? 0, d["three"]!)
