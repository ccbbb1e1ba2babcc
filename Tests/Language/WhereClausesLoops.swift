for n in 1...20 where n % 3 == 0 && n % 2 == 0 { print(n, terminator: " ") }
print()
let points = [(1, 2), (2, 2), (5, 0)]
for (x, y) in points where x != y { print(x, y) }
for case let (x, 2) in points { print("y2", x) }
for name in ["al", "bo", "cy"] where name.hasPrefix("b") || name.hasSuffix("y") { print(name) }
