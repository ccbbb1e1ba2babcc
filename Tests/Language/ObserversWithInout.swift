struct P { var x = 0 { willSet { print("will", newValue, terminator: " ") } didSet { print("did", oldValue, x) } }; var y = 0 }
var p = P()
func bump(_ n: inout Int) { n += 1; n += 1 }
bump(&p.x)
func untouched(_ n: inout Int) {}
untouched(&p.x)
func move(_ p: inout P) { p.x = 10; p.y = 1 }
move(&p)
var arr = [P(), P()] { didSet { print("array", arr.count) } }
arr[0].y = 4
bump(&arr[1].y)
arr.append(P())
var n = 1 { didSet { if n > 5 { n = 5 } } }
n += 10
print(n)
swap(&p.y, &n)
print(p.y, n)
class C { var values: [String: Int] = [:] { didSet { print("changed", oldValue.count, values.count) } } }
let c = C()
c.values["a"] = 1
c.values["a", default: 0] += 4
c.values["z"] = nil
print(c.values)
struct Clamp { var v: Int { didSet { v = min(v, 3) } }; init(_ v: Int) { self.v = v } }
var k = Clamp(9)
print(k.v)
k.v = 9
print(k.v)
