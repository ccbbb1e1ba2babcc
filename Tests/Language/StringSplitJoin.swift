let line = "a,b,,c"
print(line.split(separator: ","), line.split(separator: ",", omittingEmptySubsequences: false).count)
print(line.split(separator: ",", maxSplits: 1))
print("one two  three".split(whereSeparator: { $0 == " " }))
print(["x", "y"].joined(), ["x", "y"].joined(separator: "-"), [[1], [2, 3]].joined().map { $0 })
print(line.split(separator: ",").map(String.init) == ["a", "b", "c"])
print("k=v".split(separator: "=").last!)
