print(Int.max &+ 1 == Int.min, Int.max.addingReportingOverflow(1), (-7) / 2, -7 % 2, 7 / -2, 7 % -2, -8 >> 1, 1 << 62, -1 >> 63)
print(7.quotientAndRemainder(dividingBy: -2), (-7).magnitude, abs(-7), (-5).signum(), 0.signum(), Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any, Int("0x1F") as Any, Int("-0") as Any)
print(12345 % 10, 12345 / 10 % 10, (0..<5).map { 1 << $0 }, 0b1011.nonzeroBitCount, 8.trailingZeroBitCount, 255 & ~15, 5 ^ 1, 6 | 1)
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<max(2, Int(Double(n).squareRoot()) + 1)).contains { n % $0 == 0 } }
func digits(_ n: Int) -> [Int] { n < 10 ? [n] : digits(n / 10) + [n % 10] }
func binary(_ n: Int) -> String { n < 2 ? "\(n)" : binary(n / 2) + "\(n % 2)" }
func power(_ b: Int, _ e: Int) -> Int { e == 0 ? 1 : e % 2 == 0 ? power(b * b, e / 2) : b * power(b, e - 1) }
print(gcd(48, 18), (1...20).filter(isPrime), digits(9075), binary(10), power(3, 13), (1...5).reduce(1, *), String(255, radix: 2), Int("1010", radix: 2)!)
print(stride(from: 5, to: 0, by: -2).map { $0 }, (1...3).contains(3), (1..<1).isEmpty, Array(0..<0), (-3...(-1)).map { $0 * $0 }, 10.isMultiple(of: 0), 0.isMultiple(of: 0))
