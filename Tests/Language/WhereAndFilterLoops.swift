let nums = [5, -2, 8, 0, 3, -7]
for n in nums where n > 0 && n % 2 == 1 { print(n, terminator: " ") }
for (i, n) in nums.enumerated() where i % 2 == 0 { print("\(i):\(n)", terminator: " ") }
for case let (k, v?) in [("a", 1), ("b", nil), ("c", 3)] as [(String, Int?)] where v > 1 { print(k, v, terminator: " ") }
for i in (0..<10).reversed() where i.isMultiple(of: 4) { print(i, terminator: " ") }
print()
var total = 0
outer: for i in 1... { for j in 1...i { if i * j > 20 { break outer }; if j == 3 { continue outer }; total += i * j } }
print(total)
var stack = [1]; while let top = stack.popLast() { if top < 20 { stack.append(top * 3); if top % 2 == 1 { stack.append(top * 2) } }; total += top }
print(total)
var k = 10; repeat { k -= 3 } while k > 0; print(k)
var text = ""; for c in "a1b2c3" { guard let d = c.wholeNumberValue else { text.append(c); continue }; text += String(repeating: "*", count: d) }
print(text)
for x in [[1, 2], [], [3]] where !x.isEmpty { print(x.reduce(0, +), terminator: ",") }
for c in Set("a") { print(c) }
for (k, v) in ["z": 1] where v == 1 { print(k) }
