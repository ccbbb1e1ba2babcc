func swapIn(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
struct P { var x = 1, y = 2; mutating func flip() { swapIn(&x, &y) } }
var p = P()
p.flip()
var list = [1, 2, 3]
swapIn(&list[0], &p.x)
func grow(_ items: inout [Int], by n: Int) { for i in 0..<n { items.append(i) } }
grow(&list, by: 2)
var nested = [["a"], ["b"]]
func tag(_ s: inout String) { s += "!" }
tag(&nested[1][0])
var dict = ["k": 1]
func inc(_ n: inout Int) { n += 1 }
inc(&dict["k"]!)
inc(&dict["m", default: 10])
print(p.x, p.y, list, nested, dict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
var observed = 0 { didSet { print("set", oldValue, observed) } }
inc(&observed)
