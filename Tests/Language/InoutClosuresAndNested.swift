func modify(_ n: inout Int, with f: (inout Int) -> Void) { f(&n) }
var x = 1
modify(&x) { $0 += 5 }
modify(&x) { v in v *= 2 }
func outer() -> [Int] { var log: [Int] = []; func inner(_ n: Int) { log.append(n); if n > 0 { inner(n - 1) } }; inner(2); var k = 0; func bump() -> Int { k += 1; return k }; _ = bump(); log.append(bump()); return log }
print(x, outer())
struct S { var items: [Int]; mutating func each(_ f: (inout Int) -> Void) { for i in items.indices { f(&items[i]) } }; mutating func replace(_ f: (inout S) -> Void) { f(&self) } }
var s = S(items: [1, 2]); s.each { $0 *= 3 }; s.replace { $0.items.append(7) }; print(s.items)
func swapEnds<T>(_ a: inout [T]) { guard a.count > 1 else { return }; a.swapAt(0, a.count - 1) }
var arr = ["a", "b", "c"]; swapEnds(&arr); print(arr)
func tupleInOut(_ t: inout (Int, String)) { t.0 += 1; t.1 = "z" }
var t = (1, "a"); tupleInOut(&t); print(t)
var opt: Int? = nil
func fill(_ o: inout Int?) { if o == nil { o = 4 } else { o = nil } }
fill(&opt); print(opt as Any); fill(&opt); print(opt as Any)
var d = ["k": [1]]; func push(_ a: inout [Int]?) { a?.append(2); if a == nil { a = [0] } }
push(&d["k"]); push(&d["m"]); print(d["k"]!, d["m"]!)
