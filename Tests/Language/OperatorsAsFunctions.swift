print([1, 2, 3].reduce(0, +), [3, 1].sorted(by: >), zip([1, 2], [3, 4]).map(+), ["a", "b"].reduce("", +))
let op: (Int, Int) -> Bool = (<=)
print(op(1, 1), (*)(3, 4), [true, false].reduce(true) { $0 && $1 })
func fold(_ list: [Double], _ f: (Double, Double) -> Double) -> Double { list.dropFirst().reduce(list[0], f) }
print(fold([8, 2, 2], /), fold([8, 2, 2], -), fold([1, 5, 3], max))
