let a = 1, b = "two", c = 3.0
var x = 0, y = 0
(x, y) = (a, a + 1)
let (p, q): (Int, Double) = (4, 5)
var i: Int, j: Int
i = 9
j = i
i = 10
print(a, b, c, x, y, p, q, i, j)
let `class` = "escaped", été = "unicode", π = 3.14
print(`class`, été, π)
