var celsius = 20.0 { didSet { print("changed", oldValue, celsius) } }
var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
fahrenheit = 212
print(celsius, fahrenheit)
celsius += 5
let (low, high) = (1, 9)
var (a, b) = (low, high)
(a, b) = (b, a)
print(a, b)
