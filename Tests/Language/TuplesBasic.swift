let t = (1, "two", 3.0)
print(t.0, t.1, t)
let named = (x: 1, y: 2)
print(named.x, named.1, named)
let (a, _, c) = t
print(a, c)
var p = (0, 0)
(p.0, p.1) = (5, 6)
var (m, n) = p
(m, n) = (n, m)
print(m, n, p == (5, 6), (1, 2, 3) < (1, 2, 4))
func f() -> (name: String, (Int, Int)) { ("q", (1, 2)) }
print(f().name, f().1.1)
