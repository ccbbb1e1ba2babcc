let v = [2.5, 3.5, -2.5, 2.4, -2.6, 0.5]
print(v.map { $0.rounded() }, v.map { $0.rounded(.down) }, v.map { $0.rounded(.up) })
print(v.map { $0.rounded(.toNearestOrEven) }, v.map { $0.rounded(.towardZero) }, v.map { $0.rounded(.awayFromZero) })
print(Int(2.7.rounded()), (3.14159 * 100).rounded() / 100, Int((0.29 * 100).rounded()))
var x = 9.6
x.round()
print(x, x.rounded() == x)
