func clock(_ seconds: Int) -> String { let (m, s) = seconds.quotientAndRemainder(dividingBy: 60); return "\(m):\(s < 10 ? "0" : "")\(s)" }
extension BinaryInteger { var ordinal: String { let n = Int(self); switch (n % 10, n % 100) { case (_, 11...13): return "\(n)th"; case (1, _): return "\(n)st"; case (2, _): return "\(n)nd"; case (3, _): return "\(n)rd"; default: return "\(n)th" } } }
extension Double { func rounded(to places: Int) -> Double { var f = 1.0; for _ in 0..<places { f *= 10 }; return (self * f).rounded() / f } }
extension Sequence where Element: Numeric { func sum() -> Element { reduce(.zero, +) } }
extension Collection where Element: BinaryFloatingPoint { var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) } }
print(clock(125), clock(9), [1, 2, 3, 11, 112, 23].map(\.ordinal), 2.34567.rounded(to: 2), [1, 2].sum(), [1.5, 2.5].mean, [0.5].sum())
func list(_ items: [String], and word: String = "and") -> String { switch items.count { case 0: ""; case 1: items[0]; default: items.dropLast().joined(separator: ", ") + " \(word) " + items.last! } }
print(list([]), list(["a"]), list(["a", "b", "c"]), list(["x", "y"], and: "or"))
