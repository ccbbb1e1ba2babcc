print([1, 0, 2, 3, 0, 4].split(separator: 0).map(Array.init), [1, 2, 3, 4].split { $0 % 2 == 0 }.map { Array($0) })
print([0, 1].split(separator: 0, omittingEmptySubsequences: false).count)
let (head, tail) = ([1, 2, 3].prefix(1), [1, 2, 3].dropFirst())
print(head, tail, tail.startIndex)
