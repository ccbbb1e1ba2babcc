print(min(2, 1), max(1, 2, 9), abs(-4), abs(-1.5))
var a = 1, b = 2
swap(&a, &b)
print(a, b, zip([1], [2]).map { $0 + $1 }, Array(stride(from: 0, to: 6, by: 2)), Array(repeatElement(0, count: 2)))
print(type(of: min(1.0, 2)), max("a", "b"), min([1, 2].count, 5))
