var data: [String: [String: Int]] = ["a": ["x": 1]]
data["a"]?["y"] = 2
data["b", default: [:]]["z"] = 3
data["c"]?["q"] = 4
print(data["a"]!["y"]!, data["b"]!["z"]!, data["c"] as Any, data.keys.sorted())
data["a"]!["x"]! += 10
print(data["a"]?["x"] ?? 0)
