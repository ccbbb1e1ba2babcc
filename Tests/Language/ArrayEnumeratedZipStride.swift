let names = ["a", "b", "c"]
for (i, name) in names.enumerated() { print(i, name, terminator: " ") }
print()
print(names.enumerated().map { "\($0)\($1)" }, names.enumerated().map { $0.offset * 2 })
print(Array(zip(names, 1...)), zip([1, 2, 3], [4, 5]).map { $0 * $1 }, zip(1..., names).map { "\($0)\($1)" })
print(Array(stride(from: 0, to: 1, by: 0.25)), Array(stride(from: 5, through: 1, by: -2)))
print(names.indices, names.indices.map { names[$0] }, Dictionary(uniqueKeysWithValues: zip(names, 1...)).sorted { $0.key < $1.key }.map { $0.value })
