func avg(_ xs: Double...) -> Double { xs.isEmpty ? 0 : xs.reduce(0, +) / Double(xs.count) }
func join(_ parts: String..., separator: String = "-", wrap: Bool = false) -> String { let s = parts.joined(separator: separator); return wrap ? "[\(s)]" : s }
func box(_ title: String, _ lines: Any..., footer: String? = nil) -> String { "\(title)|" + lines.map { "\($0)" }.joined(separator: ",") + (footer.map { "|" + $0 } ?? "") }
print(avg(), avg(1, 2, 6), join(), join("a", "b"), join("a", "b", separator: "+"), join("x", wrap: true), box("t"), box("t", 1, "b", 2.5, footer: "f"))
func forward(_ xs: Int...) -> Int { total(xs) }
func total(_ xs: [Int]) -> Int { xs.reduce(0, +) }
func counter(from start: Int = 0, by step: Int = 1) -> () -> Int { var n = start - step; return { n += step; return n } }
let c = counter(by: 5), d = counter(from: 10); print(forward(1, 2, 3), c(), c(), d(), d())
func both(_ a: Int, _ b: Int = 2, c: Int = 3, _ d: String...) -> String { "\(a)\(b)\(c)\(d)" }
print(both(1), both(1, 9), both(1, c: 7), both(1, 2, c: 3, "x", "y"))
func trailing(_ n: Int, a: () -> String = { "A" }, b: (Int) -> String) -> String { a() + b(n) }
print(trailing(1) { "b\($0)" }, trailing(2, a: { "x" }) { "c\($0)" }, trailing(3) { "p" } b: { "q\($0)" })
struct Style { var bold = false, size = 12; init(_ configure: (inout Style) -> Void = { _ in }) { configure(&self) } }
print(Style(), Style { $0.bold = true; $0.size += 2 }.size)
