struct Inner { var value: Int }
struct Outer { var inner: Inner?; var list: [Int] }
let a = Outer(inner: Inner(value: 3), list: [7]), b = Outer(inner: nil, list: [])
print([a, b].map(\.inner?.value), [a, b].compactMap(\.inner?.value), [a, b].map(\.list.first), [a, b].map(\.list.isEmpty))
let pairs = [(1, "a"), (2, "b")]
print(pairs.map(\.0), pairs.map(\.1))
