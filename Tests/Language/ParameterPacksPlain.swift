func show<each T>(_ items: repeat each T) { var parts: [String] = []; for item in repeat each items { parts.append("\(item)") }; print(parts.joined(separator: " ")) }
show(1, "two", 3.5)
func pairUp<each A>(_ a: repeat each A) -> (repeat each A) { (repeat each a) }
let p = pairUp(1, "x")
print(p.0, p.1)
