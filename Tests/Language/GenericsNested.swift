struct Stack<Element> {
    private(set) var items: [Element] = []
    struct Entry { let index: Int; let value: Element }
    enum Failure: Error { case empty }
    mutating func push(_ e: Element) { items.append(e) }
    @discardableResult mutating func pop() throws -> Element { guard let e = items.popLast() else { throw Failure.empty }; return e }
    var entries: [Entry] { items.enumerated().map { Entry(index: $0, value: $1) } }
    func map<T>(_ f: (Element) -> T) -> Stack<T> { var s = Stack<T>(); for i in items { s.push(f(i)) }; return s }
}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element: Numeric { var sum: Element { items.reduce(0, +) } }
var s: Stack<Int> = [1, 2, 3]
try s.pop()
print(s.items, s.sum, s.entries.map { "\($0.index):\($0.value)" }, s.map { "\($0)" }.items, s == [1, 2])
do { var e = Stack<String>(); try e.pop() } catch { print(error) }
func largest<T: Comparable>(_ xs: T...) -> T? { xs.max() }
func pairUp<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func apply<T>(_ n: Int, to value: T, _ f: (T) -> T) -> T { n == 0 ? value : apply(n - 1, to: f(value), f) }
print(largest(3, 9, 2)!, largest("a", "b")!, pairUp(1, "x"), apply(3, to: 2) { $0 * $0 })
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
    func insert(_ v: T) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf); case let .node(l, x, r): return v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v)) } }
    var sorted: [T] { switch self { case .leaf: return []; case let .node(l, x, r): return l.sorted + [x] + r.sorted } } }
print([5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.insert($1) }.sorted)
