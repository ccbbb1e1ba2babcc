let old = ["a", "b", "c"], new = ["b", "c", "d", "e"]
let diff = new.difference(from: old)
for change in diff {
    switch change {
    case .insert(let o, let e, _): print("insert", o, e)
    case .remove(let o, let e, _): print("remove", o, e)
    }
}
print(old.applying(diff)!, diff.count, diff.insertions.count, diff.removals.count, diff.isEmpty)
print([1, 2, 3].difference(from: [3, 2, 1]).count)
print([1, 5].difference(from: [1, 4]) { $0 == $1 }.count)
print("kitten".difference(from: "sitting").count, [1].applying(diff2()) as Any)
func diff2() -> CollectionDifference<Int> { [1, 2].difference(from: [1]) }
for case .remove(let offset, _, _) in diff { print(offset) }
for case let .insert(offset, element, _) in diff.insertions { print(offset, element) }
