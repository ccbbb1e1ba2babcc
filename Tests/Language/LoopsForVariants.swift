for i in 0..<3 { print(i, terminator: " ") }
for i in (0...3).reversed() { print(i, terminator: " ") }
for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
for i in stride(from: 1.0, through: 0, by: -0.25) { print(i, terminator: " ") }
print()
for (key, value) in ["one": 1] { print(key, value) }
for c in "añ👍🏽" { print(c, terminator: "|") }
for _ in 0..<2 { print("x", terminator: "") }
for n in 1...10 where n % 4 == 0 { print(n, terminator: ".") }
print()
