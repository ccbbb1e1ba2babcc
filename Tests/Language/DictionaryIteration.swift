let d = [3: "c", 1: "a", 2: "b"]
for (key, value) in d.sorted(by: { $0.key < $1.key }) { print(key, value) }
for key in d.keys.sorted(by: >) { print(key, terminator: " ") }
print()
for (i, pair) in d.sorted(by: { $0.0 < $1.0 }).enumerated() { print(i, pair.key, pair.value) }
print(Array(d.values).sorted(), d.keys.contains(2))
