let r = /([a-z]+)(?:-([0-9]+))?/
if let m = "abc".wholeMatch(of: r) { print(m.1, m.2 as Any, m.2 == nil, m.2 ?? "none") }
if let m = "abc-12".wholeMatch(of: r) { print(m.1, m.2 as Any, m.2.map { $0.count } ?? 0) }
if let m = "abc-12".wholeMatch(of: r), let n = m.2 { print(n, Int(n) ?? 0) }
let n = /(?<key>\w+):(?<value>\d+)?/
if let m = "a:".wholeMatch(of: n) { print(m.key, m.value as Any); print(m.output.value ?? "-") }
for m in "a:1 b:".matches(of: n) { print(m.output.key, m.value ?? "?") }
