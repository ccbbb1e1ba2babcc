struct P { var x: Int }
var ps = [P(x: 1), P(x: 2)]
for var p in ps { p.x = 100 }
print(ps)
for i in ps.indices { ps[i].x *= 10 }
print(ps)
ps = ps.map { var p = $0; p.x += 1; return p }
print(ps)
ps.indices.forEach { ps[$0].x = $0 }
print(ps)
