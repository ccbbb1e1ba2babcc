func range() -> (low: Int, high: Int) { (1, 9) }
func plain() -> (Int, Int) { (low: 2, high: 8) }
func swapped(_ p: (x: Int, y: Int)) -> (y: Int, x: Int) { (y: p.y, x: p.x) }
let r = range()
let (a, b): (Int, Int) = range()
let labelled: (first: Int, second: Int) = plain()
print(r.low, r.high, a, b, labelled.first, labelled.second, swapped((1, 2)), r)
var point: (x: Int, y: Int) = (3, 4)
point = (5, 6)
let unlabelled: (Int, Int) = point
print(point, unlabelled, unlabelled.0)
let list: [(name: String, age: Int)] = [("A", 3), ("B", 1)]
print(list.map(\.name), list.sorted { $0.age < $1.age }.first!.name, list.map { $0.age }.max()!)
let pairs: [(Int, String)] = list.map { ($0.age, $0.name) }
print(pairs.map(\.1), pairs[0])
func stats(_ v: [Int]) -> (mean: Double, range: (low: Int, high: Int))? {
    guard let low = v.min(), let high = v.max() else { return nil }
    return (Double(v.reduce(0, +)) / Double(v.count), (low, high))
}
print(stats([1, 5])!.range.high, stats([])?.mean as Any, stats([2, 4])!)
let dict = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0.age) })
print(dict["A"]!, dict.map { (label: $0, n: $1) }.sorted { $0.n < $1.n }[0].label)
for (index, (name, age)) in list.enumerated() { print(index, name, age, terminator: "; ") }
print()
let grouped = [("x", 1), ("y", 2), ("x", 3)].reduce(into: [String: [Int]]()) { $0[$1.0, default: []].append($1.1) }
print(grouped.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let f: ((Int, Int)) -> Int = { $0.0 * $0.1 }
print([(2, 3), (4, 5)].map(f), [(2, 3), (4, 5)].map { $0 * $1 }, [(1, 2)].map(+))
