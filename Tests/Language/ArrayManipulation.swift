var a = Array(1...6)
a.removeAll { $0 % 2 == 0 }; a.insert(contentsOf: [7, 8], at: 1); a.append(contentsOf: [9]); print(a)
a.replaceSubrange(1...2, with: [0]); a.removeSubrange(0..<1); print(a, a.remove(at: 1), a, a.popLast() as Any, a.removeFirst(), a, a.popLast() as Any)
var m = Array(repeating: Array(repeating: 0, count: 3), count: 2)
m[1][2] = 5; m[0] = [1, 2, 3]; print(m, m.flatMap { $0 }, m.map { $0.reduce(0, +) }, m[0].indices.map { i in m.map { $0[i] } })
print(Array(stride(from: 1, to: 10, by: 4)), [1, 2, 3] + [4], [Int](), [Int](repeating: 1, count: 2), Array("ab"), [1, 2, 3].randomElement() != nil, [3, 1].shuffled().count)
print([1, 2, 3, 4, 5].chunked(2), [1, 1, 2, 3, 3].uniqued(), [1, 2, 3].rotated(1), [1, 2, 3].last { $0 < 3 }!, [4, 5].firstIndex { $0 > 4 }!, [1, 2, 1].lastIndex(of: 1)!)
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; func rotated(_ k: Int) -> [Element] { Array(self[k...] + self[..<k]) } }
extension Array where Element: Hashable { func uniqued() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } } }
print(a.isEmpty, [1, 2, 3].count { $0 > 1 }, [[1, 2], [3]].joined().count, [1, 2, 3].allSatisfy { $0 > 0 }, Array([1, 2, 3].reversed()), [1, 2, 3].dropFirst().dropLast().first!, ["a": 1].map { $0.key })
var queue = [1]; var seen: [Int] = []
while !queue.isEmpty { let n = queue.removeFirst(); seen.append(n); if n < 8 { queue += [n * 2, n * 2 + 1].filter { $0 < 10 } } }
print(seen, zip(seen, seen.dropFirst()).map { $1 - $0 }, seen.partitioned { $0 > 4 })
extension Array { func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { (filter(p), filter { !p($0) }) } }
