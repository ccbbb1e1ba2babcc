var a = 10
a += 5; a -= 3; a *= 2; a /= 5; a %= 3
print(a)
var d = 1.0
d += 0.5; d *= 4; d /= 3; d -= 1
print(d)
var s = "x"
s += "y"
var l = [1]
l += [2, 3]
var b = 0b1010
b |= 1; b &= 0b1001; b ^= 0b1111; b <<= 2; b >>= 1
print(s, l, b)
