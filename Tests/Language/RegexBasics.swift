let text = "order 12 for 3 crates on 2024-05-06"
if let m = text.firstMatch(of: #/(\d+) crates/#) { print(m.0, m.1) }
print(text.matches(of: #/\d+/#).map { Int($0.output)! }.reduce(0, +))
print(text.contains(#/\d{4}-\d{2}/#), text.replacing(#/\d+/#, with: "#"))
if let d = text.firstMatch(of: #/(?<year>\d{4})-(?<month>\d{2})/#) { print(d.year, d.month) }
print("a1b22c".split(separator: #/\d+/#).map(String.init), "abc".wholeMatch(of: #/[a-c]+/#) != nil)
