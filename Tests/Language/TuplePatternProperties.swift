func limits() -> (low: Int, high: Int) { (2, 9) }
let (low, high) = limits()
print(low, high)
var (first, second) = (1, "one")
first += 1
print(first, second)
struct Ruler { static let (start, end) = limits(); var total = 12; var span: Int { Self.end - Self.start + total } }
print(Ruler.start, Ruler().span)
let (p, (q, _)) = (1, (2, 3))
print(p + q)
func later() -> Int { low + high }
print(later())
