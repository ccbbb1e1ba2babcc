struct Sale { let shop: String; let day: Int; let amount: Double }
let sales = [Sale(shop: "N", day: 1, amount: 10), Sale(shop: "S", day: 1, amount: 5.5), Sale(shop: "N", day: 2, amount: 7), Sale(shop: "E", day: 3, amount: 1), Sale(shop: "S", day: 3, amount: 4.5)]
let byShop = Dictionary(grouping: sales, by: \.shop)
print(byShop.mapValues { $0.map(\.amount).reduce(0, +) }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let totals = sales.reduce(into: [Int: Double]()) { $0[$1.day, default: 0] += $1.amount }
print(totals.keys.sorted().map { (day: $0, sum: totals[$0]!) })
let nested = sales.reduce(into: [String: [Int: [Double]]]()) { $0[$1.shop, default: [:]][$1.day, default: []].append($1.amount) }
print(nested["N"]![2]!, nested["S"]!.count, nested.values.map(\.count).max()!)
let (small, large) = sales.reduce(into: (0, 0)) { if $1.amount < 5 { $0.0 += 1 } else { $0.1 += 1 } }
print(small, large)
print(Dictionary(uniqueKeysWithValues: zip("abc", 1...)).sorted { $0.value > $1.value }.map { $0.key }, Dictionary([("a", 1), ("b", 2), ("a", 3)], uniquingKeysWith: +)["a"]!)
var d = ["a": 1, "b": 2]
d.merge(["b": 5, "c": 6]) { old, new in old * 10 + new }
print(d.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, d.filter { $0.value > 5 }.count, d.min { $0.value < $1.value }!.key, d.first { $0.key == "c" }!.value)
print(d.removeValue(forKey: "a") as Any, d.removeValue(forKey: "a") as Any, d.updateValue(9, forKey: "b") as Any, d["b"]!, d.keys.contains("c"), d.values.sorted())
print(d.compactMapValues { $0 > 6 ? "\($0)" : nil }, d.reduce(0) { $0 + $1.value }, d.allSatisfy { $0.value > 0 }, d.contains { $0.key == "z" }, d.map { $0.key }.sorted(), d.isEmpty)
let words = "a b a c b a".split(separator: " ").map(String.init)
print(words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.max { $0.value < $1.value }!, words.reduce("") { $1 + $0 }, (1...5).reduce(1, *))
for (key, value) in d.sorted(by: { $0.key < $1.key }) { print(key, value, terminator: ";") }
print()
