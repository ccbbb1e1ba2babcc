extension Array {
    mutating func popFirst2() -> Element? { isEmpty ? nil : removeFirst() }
    var taken: Int {
        mutating get {
            let n = count
            removeAll()
            return n
        }
    }
}
extension String { var first2: Character? { mutating get { isEmpty ? nil : removeFirst() } } }
extension Int {
    var bumped: Int {
        mutating get {
            self += 10
            return self
        }
    }
}
var a = [1, 2, 3]
print(a.popFirst2() as Any, a, a.taken, a)
var s = "abc"
print(s.first2 as Any, s, s.first2 == "b", s)
var n = 1
print(n.bumped, n.bumped, n)
struct S {
    var items = [1, 2, 3]
    mutating func go() -> Int { items.taken + (items.popFirst2() ?? 0) }
}
var q = S()
print(q.items.popFirst2() as Any, q.items, q.go(), q.items)
var nested = [[1, 2], [3]]
print(nested[0].taken, nested)
final class C { var list = [5, 6] }
let c = C()
print(c.list.taken, c.list)
func f(_ v: inout [Int]) -> Int { v.taken }
var w = [1]
print(f(&w), w)
