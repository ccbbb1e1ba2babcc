let pairs: [(name: String, value: Int)] = [("a", 1), ("b", 2)]
print(pairs.map(\.name), pairs.map { $0.value }, pairs[0].name, pairs.first { $0.value == 2 }!.name)
for (name, value) in pairs { print(name, value) }
print(pairs)
print(pairs.reduce(0) { $0 + $1.value }, pairs.contains { $0.name == "b" })
