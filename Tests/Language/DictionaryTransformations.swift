let d = ["a": 1, "b": 2, "c": 3]
print(d.mapValues { $0 * 10 }.sorted { $0.key < $1.key }.map { $0.value })
print(d.filter { $0.value > 1 }.keys.sorted(), d.compactMapValues { $0 == 2 ? nil : $0 }.count)
print(d.map { "\($0.key)=\($0.value)" }.sorted(), d.reduce(0) { $0 + $1.value })
print(d.sorted { $0.value > $1.value }.map(\.key), d.max { $0.value < $1.value }!.key, d.min { $0.value < $1.value }!.value)
print(d.contains { $0.value == 3 }, d.first { $0.value == 2 }!.key, d.allSatisfy { $0.value > 0 })
