func half(_ value: Double) -> Double { value / 2 }
print(half(3), half(1 + 2), half(7 / 2))
let list: [Double] = [1, 2, 3.5]
print(list)
var total = 0.0
total += 2
total *= 3
print(total)
let ratio: Float = 1 / 4
print(ratio)
