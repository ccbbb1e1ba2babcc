var d = Dictionary(uniqueKeysWithValues: (1...6).map { ($0, $0 * $0) })
for key in d.keys where key % 2 == 0 { d[key] = nil }
print(d.keys.sorted(), d.values.sorted())
d = d.filter { $0.key != 3 }
print(d.count, d.removeValue(forKey: 99) as Any)
