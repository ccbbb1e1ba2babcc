print("apple" < "banana", "Zebra" < "apple", "a" == "a", "10" < "9")
print(["b", "A", "c", "B"].sorted(), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() })
print(["bb", "a", "ccc"].sorted { $0.count > $1.count }, ["x", "y"].min()!)
print("abc" != "abd", max("a", "b"), "é" < "z")
