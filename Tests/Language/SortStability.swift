struct P: CustomStringConvertible { let k: Int, s: String; var description: String { "\(k)\(s)" } }
let list = [P(k: 2, s: "a"), P(k: 1, s: "b"), P(k: 2, s: "c"), P(k: 1, s: "d"), P(k: 0, s: "e"), P(k: 2, s: "f")]
print(list.sorted { $0.k < $1.k })
print(list.sorted { $0.k > $1.k })
print(list.sorted { ($0.k, $1.s) < ($1.k, $0.s) })
print(list.sorted { $0.k != $1.k ? $0.k < $1.k : $0.s > $1.s }, list.min { $0.k < $1.k }!, list.max { $0.k < $1.k }!)
var m = list
m.sort { $0.s > $1.s }
print(m)
m.reverse(); m.swapAt(0, 5); m.move(from: 0, to: 3)
extension Array { mutating func move(from: Int, to: Int) { insert(remove(at: from), at: to) } }
print(m)
let i = m.partition { $0.k == 2 }
print(i, m[i...].allSatisfy { $0.k == 2 }, m[..<i].allSatisfy { $0.k != 2 })
print([3, 1, 2].sorted(by: >), ["b", "A", "a", "B"].sorted(), [2.5, -1, 0].sorted(), [true, false].sorted { !$0 && $1 }, [(2, "x"), (1, "y"), (1, "a")].sorted { $0 < $1 })
print(["x": 2, "y": 1].sorted { $0.value < $1.value }.map(\.key), [3, 1].sorted().first!, Set([3, 1, 2]).sorted())
print([1, 3, 5].elementsEqual([1, 3, 5]), [1, 2].lexicographicallyPrecedes([1, 3]), [5, 1, 4].enumerated().sorted { $0.element < $1.element }.map(\.offset))
