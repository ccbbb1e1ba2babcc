var a = ["k": [1]]
var b = a
b["k"]?.append(2)
b["j"] = []
print(a["k"]!, b["k"]!, a.count, b.count)
a["k"] = nil
print(a.isEmpty, b["k"] ?? [])
