var a = [10, 20, 30, 40, 50]
let s = a[1...3]
print(s, s.startIndex, s.endIndex, s[2], s.first!, s.indices, s.count, Array(s))
print(s.firstIndex(of: 30)!, s.dropFirst().startIndex, s.prefix(2).endIndex, s.suffix(1).startIndex, s.map { $0 + 1 }, s.contains(40))
for i in s.indices { print(i, s[i], terminator: " ") }
print(s.enumerated().map { "\($0.offset):\($0.element)" }, s.reversed().map { $0 }, s.sorted(by: >), s == [20, 30, 40])
var m = a[2...]
m.append(60); m[2] = 31; m.removeFirst()
print(m, m.startIndex, a)
a[0..<2] = [1]; print(a); a[1...].reverse(); print(a)
func sum(_ s: ArraySlice<Int>) -> Int { s.isEmpty ? 0 : s[s.startIndex] + sum(s.dropFirst()) }
print(sum(a[...]), sum(a.dropFirst(2)), a.dropLast(2) + [9], a.prefix(2).reduce(0, +), a.suffix(2).max()!)
var rest = a[...]
while let x = rest.popFirst() { print(x, terminator: rest.isEmpty ? "\n" : ",") }
func binary(_ xs: ArraySlice<Int>, _ t: Int) -> Int? { guard !xs.isEmpty else { return nil }; let mid = xs.startIndex + xs.count / 2; return xs[mid] == t ? mid : xs[mid] > t ? binary(xs[..<mid], t) : binary(xs[(mid + 1)...], t) }
print(binary([1, 3, 5, 7, 9][...], 7)!, [1, 2, 3, 4].split(separator: 3).map(Array.init))
