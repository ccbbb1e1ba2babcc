let a: Set = [1, 2, 3, 4], b: Set<Int> = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: [1, 2, 3, 4, 5]), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a), a == Set([4, 3, 2, 1]))
var s = Set<String>()
print(s.insert("x").inserted, s.insert("x").inserted, s.contains("x"), s.remove("q") == nil, s.count)
s.formUnion(["y", "z"]); s.subtract(["x"]); s.formIntersection(["y", "w"]); print(s)
print(Set("hello").count, Set([1, 2, 2, 3, 3]).count, Set([1, 2]).map { $0 * 2 }.sorted(), a.filter { $0 % 2 == 0 }.sorted())
print(a.min()!, a.first(where: { $0 > 3 })!, a.reduce(0, +), Set([3]).first!, a.sorted(by: >).prefix(2))
var toggles: Set<Int> = []
for n in [1, 2, 1] { if toggles.contains(n) { toggles.remove(n) } else { toggles.insert(n) } }
print(toggles, toggles.isEmpty, [[1, 2], [2, 1]].map(Set.init).allSatisfy { $0 == [1, 2] })
struct Tag: Hashable { let id: Int; let name: String }
print(Set([Tag(id: 1, name: "a"), Tag(id: 1, name: "a"), Tag(id: 2, name: "a")]).count)
