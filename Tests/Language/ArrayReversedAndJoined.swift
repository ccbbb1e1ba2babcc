let a = [1, 2, 3]
print(Array(a.reversed()), a.reversed().map { $0 * 2 }, a.reversed().first!)
print(Array([[1], [2, 3]].joined()), Array([[1], [2]].joined(separator: [0])))
for x in a.reversed() { print(x, terminator: "") }
for (i, x) in a.enumerated().reversed() { print(i, x, terminator: ";") }
print()
