extension Array {
    func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
    func windows(_ n: Int) -> [ArraySlice<Element>] { n > count ? [] : (0...(count - n)).map { self[$0..<$0 + n] } }
    func pairs() -> Zip2Sequence<[Element], ArraySlice<Element>> { zip(self, dropFirst()) }
    func splitWhen(_ cut: (Element, Element) -> Bool) -> [[Element]] { reduce(into: []) { out, e in if let last = out.last?.last, !cut(last, e) { out[out.count - 1].append(e) } else { out.append([e]) } } }
    func rotated(by n: Int) -> [Element] { isEmpty ? [] : Array(self[(n % count)...] + self[..<(n % count)]) }
}
let a = Array(1...7)
print(a.chunked(into: 3), a.windows(3).map { $0.reduce(0, +) }, a.windows(3).map(\.startIndex), a.pairs().map { $1 - $0 })
print([1, 2, 5, 6, 9].splitWhen { $1 - $0 > 1 }, a.rotated(by: 2), a.windows(9).count)
let slice = a[2..<5]
print(slice, slice.startIndex, slice[2], slice.first!, slice.indices, slice.dropFirst(), slice.dropFirst().startIndex, Array(slice)[0], slice.count, slice.firstIndex(of: 5)!)
var s = a[1...3]
s[2] = 100
s.append(8)
print(s, s.endIndex, a, s == [2, 100, 4, 8], s + [1], type(of: s), [Int](s).count)
print(a.prefix(2), a.suffix(2), a.prefix(through: 2), a.prefix(upTo: 2), a.suffix(from: 5), a.dropLast(5), a.prefix { $0 < 3 }, a.drop { $0 < 6 }, a.split { $0 % 3 == 0 }, a.split(separator: 4).map(Array.init))
for (i, v) in zip(slice.indices, slice) { print(i, v, terminator: " ") }
for (i, v) in slice.enumerated() { print(i, v, terminator: " ") }
print()
var m = a; m[1..<3] = [20, 30, 40]; m.replaceSubrange(0..<1, with: []); m.removeSubrange(2...3); m.insert(contentsOf: [7, 7], at: 1)
print(m, m.max()!, m.firstIndex(where: { $0 == 7 })!, m.lastIndex(of: 7)!)
