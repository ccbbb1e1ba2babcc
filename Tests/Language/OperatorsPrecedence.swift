print(2 + 3 * 4 - 6 / 2, (2 + 3) * 4, 10 - 2 - 3, 2 * 3 % 4, -2 * -3)
print(true || false && false, !true || true, 1 < 2 && 2 < 3, 1 + 1 == 2 ? "y" : "n")
let a: Int? = nil
print(a ?? 1 + 2, (a ?? 1) + 2, 1...2 + 1, 1 << 2 + 1, 5 & 3 | 8, 6 ^ 3 & 1)
var x = 1
x += 2 * 3
x -= x > 5 ? 1 : 0
print(x, false ? 1 : true ? 2 : 3)
