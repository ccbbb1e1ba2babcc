func avg<T: BinaryFloatingPoint>(_ x: [T]) -> T { x.isEmpty ? .zero : x.reduce(0, +) / T(x.count) }
func sum<T: AdditiveArithmetic>(_ x: [T]) -> T { x.reduce(.zero, +) }
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(avg([1.0, 2, 4]), avg([Float]()), sum([1, 2]), sum([1.5]), lerp(0.0, 10, 0.25), gcd(48, 18), gcd(UInt8(200), 75))
struct Vec: AdditiveArithmetic { var x = 0.0, y = 0.0; static let zero = Vec(); static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) } }
var v = sum([Vec(x: 1, y: 2), Vec(x: 3, y: 4)]); v += Vec(x: 1, y: 1); v -= Vec(x: 0, y: 5)
print(v, v == Vec(x: 5, y: 2))
let i = 7, d = 2.0
print(Double(i) / d, i / 2, Double(i / 2), 7 / 2.0, Int(d) * i, Double(7) / 2, (d * 10).rounded(), 2.5.rounded(.up), 2.4.rounded(.down), (-2.5).rounded(), 1e3.isZero, d.isNaN, 0.1 + 0.2 == 0.3)
print(Double.greatestFiniteMagnitude > 1e308, Double.leastNonzeroMagnitude > 0, Double.ulpOfOne < 1e-10, Int(exactly: 3.0)!, Double("1e2")!, Double("abc") as Any, Double("0x10") as Any, Float("1.5")!, Int(" 5") as Any, Double("inf")!, Double(" 1") as Any)
print(10.0.truncatingRemainder(dividingBy: 3), (-7.5).truncatingRemainder(dividingBy: 2), 7.5.remainder(dividingBy: 2), 9.0.squareRoot(), 1.0.nextUp > 1, 5.0.distance(to: 8), 3.advanced(by: 4), 1.5.magnitude, (-1.5).sign == .minus, Double.pi.exponent, 8.0.significand)
print(max(1, 2, 3), min(2.5, 1), abs(-3.5), Int.max.addingReportingOverflow(1).overflow, 255.0.isLess(than: 256), zip([1, 2], [0.5, 1.5]).map { Double($0) * $1 }, (1...3).map(Double.init).reduce(0, +))
print(UInt8(ascii: "A"), Character(UnicodeScalar(97)), String(UnicodeScalar(0x1F600)!), "a".unicodeScalars.first!.value, Int("٣") as Any, "9".first!.wholeNumberValue!, Character("x").isLetter, "Å".first!.isUppercase, Int(Character("7").hexDigitValue!))
