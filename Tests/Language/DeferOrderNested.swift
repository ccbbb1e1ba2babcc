func trace(_ s: String) { print(s, terminator: " ") }
func f(_ n: Int) -> Int {
    var value = n
    defer { trace("f-end\(value)") }
    defer { value += 100; trace("second") }
    if n > 1 { defer { trace("if") }; value += 1; trace("body") }
    for i in 0..<2 { defer { trace("loop\(i)") }; if i == 1 { break }; continue }
    return value
}
print(f(1))
print(f(2))
func g() throws -> String {
    defer { trace("g") }
    do { defer { trace("do") }; throw E.bad } catch { defer { trace("catch") }; trace("handling") }
    throw E.worse
}
enum E: Error { case bad, worse }
do { print(try g()) } catch { print(error) }
func h() -> [Int] {
    var list: [Int] = []
    defer { list.append(99) }
    list.append(1)
    return list
}
print(h())
struct Stack { var items: [Int] = []; mutating func pop() -> Int? { defer { if !items.isEmpty { items.removeLast() } }; return items.last } }
var s = Stack(items: [1, 2])
print(s.pop() as Any, s.pop() as Any, s.pop() as Any, s.items)
var counter = 0
func next() -> Int { defer { counter += 1 }; return counter }
print(next(), next(), counter)
switch counter { case 2: defer { trace("case-end") }; trace("case"); default: break }
print()
