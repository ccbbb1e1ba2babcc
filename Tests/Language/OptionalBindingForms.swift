let a: Int? = 3, b: Int? = nil
if let a { print(a) }
if let x = a, let y = b { print(x, y) } else { print("missing") }
if let x = a, x > 2, b == nil { print("condition") }
if var v = a { v += 1; print(v) }
func f() -> Int? { print("f"); return nil }
if let _ = f(), let _ = a { print("no") } else { print("else") }
while let n = b { print(n) }
print(a ?? 0, b ?? a ?? 1, (a ?? 0) + (b ?? 10))
