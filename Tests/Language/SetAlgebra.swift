let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: b), Set([3]).isSubset(of: a), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a == Set([4, 3, 2, 1]))
var c = a
print(c.insert(1).inserted, c.insert(9), c.remove(2) as Any, c.remove(77) as Any, c.contains(9))
c.formUnion([20])
c.formIntersection([1, 9, 20])
c.formSymmetricDifference([1, 2])
c.subtract([20])
print(c.sorted(), c.count, c.map { $0 * 2 }.sorted(), c.filter { $0 > 5 })
