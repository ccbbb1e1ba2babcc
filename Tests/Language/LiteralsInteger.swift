print(1_000_000, 0xff, 0b1010, 0o17)
print(0x7fff_ffff, -0x10)
let n = 10 / 4
let d: Double = 10 / 4
print(n, d)
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3)
