let words = ["apple", "avocado", "bean", "cherry", "beet"]
let groups = Dictionary(grouping: words) { $0.first! }
for key in groups.keys.sorted() { print(key, groups[key]!) }
var a = ["x": 1, "y": 2]
a.merge(["y": 20, "z": 30]) { old, new in old + new }
print(a.sorted { $0.key < $1.key }.map { $0.value })
print(a.merging(["x": 100]) { $1 }["x"]!, Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: max))
print(Dictionary(uniqueKeysWithValues: [(1, "one")]))
