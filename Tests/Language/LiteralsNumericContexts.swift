let a: Double = 1, b: Float = 2.5, c: CGFloatLike = 3, d: Int8 = -5, e = 1.0 + 2, f = 3 / 2, g: Double = 3 / 2
struct CGFloatLike: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { let v: Double; init(integerLiteral x: Int) { v = Double(x) }; init(floatLiteral x: Double) { v = x } }
print(a, b, c.v, d, e, f, g, [1, 2.5], [1.0, 2] as [Double], 1e3, 0x10, 1_000.5)
func half(_ x: Double) -> Double { x / 2 }
func area(_ w: Double, _ h: Double = 2) -> Double { w * h }
print(half(3), area(3), area(1 / 2, 4), half(Double(3)), [1, 2, 3].map { Double($0) / 2 }, max(1, 2.5), min(0, -1.5))
let total: Double = [1, 2, 3].reduce(0, +), mixed = [1.5: "x"], t: (Double, Int) = (1, 1), o: Double? = 4, n: [Double?] = [1, nil]
print(total, mixed[1.5]!, t, o! / 8, n, Double(7 / 2), -2.0 * 3, -5)
let w = 300, count = 7; print(Double(w) / Double(count) > 42, w / count, Double(w / count), (Double(w) / 7).rounded(), 0.1 * 3, 1 - 0.9)
