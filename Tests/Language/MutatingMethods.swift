struct Stack<T> {
    private(set) var items: [T] = []
    mutating func push(_ item: T) { items.append(item) }
    @discardableResult mutating func pop() -> T? { items.popLast() }
    var top: T? { items.last }
    func pushing(_ item: T) -> Stack { var copy = self; copy.push(item); return copy }
}
var s = Stack<Int>()
s.push(1)
s.push(2)
let t = s.pushing(3)
s.pop()
print(s.items, t.items, s.top!, t.top!)
struct Counter { var n = 0; mutating func reset() { self = Counter(n: 100) }; mutating func add() -> Int { n += 1; return n } }
var c = Counter()
print(c.add(), c.add())
c.reset()
print(c.n)
