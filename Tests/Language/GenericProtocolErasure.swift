protocol Store<Element> { associatedtype Element; func load() -> [Element]; mutating func save(_ e: Element) }
struct Memory<E>: Store { var items: [E] = []; func load() -> [E] { items }; mutating func save(_ e: E) { items.append(e) } }
struct Doubling<Base: Store>: Store where Base.Element == Int { var base: Base; func load() -> [Int] { base.load().map { $0 * 2 } }; mutating func save(_ e: Int) { base.save(e + 1) } }
struct AnyStore<E>: Store { private let _load: () -> [E]; private let _save: (E) -> Void; init<S: Store>(_ s: S) where S.Element == E { var copy = s; _load = { copy.load() }; _save = { copy.save($0) } }; func load() -> [E] { _load() }; mutating func save(_ e: E) { _save(e) } }
var d = Doubling(base: Memory<Int>())
d.save(1); d.save(4)
var any = AnyStore(d)
any.save(9)
print(d.load(), any.load(), Memory(items: ["a"]).load())
func copyAll<A: Store, B: Store>(_ a: A, into b: inout B) where A.Element == B.Element { for e in a.load() { b.save(e) } }
var m = Memory<Int>()
copyAll(any, into: &m)
print(m.items)
func opaque(_ n: Int) -> some Store<Int> { Memory(items: Array(0..<n)) }
print(opaque(3).load().reduce(0, +))
let boxes: [any Store<Int>] = [m, d, any]
print(boxes.map { $0.load().count })
func first<T>(_ s: any Store<T>) -> T? { s.load().first }
print(first(m) as Any)
protocol Visitor { associatedtype Out; func number(_ n: Int) -> Out; func sum(_ a: Out, _ b: Out) -> Out }
indirect enum Exp { case n(Int), add(Exp, Exp); func accept<V: Visitor>(_ v: V) -> V.Out { switch self { case .n(let x): v.number(x); case .add(let a, let b): v.sum(a.accept(v), b.accept(v)) } } }
struct Eval: Visitor { func number(_ n: Int) -> Int { n }; func sum(_ a: Int, _ b: Int) -> Int { a + b } }
struct Show: Visitor { func number(_ n: Int) -> String { "\(n)" }; func sum(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
let e = Exp.add(.n(1), .add(.n(2), .n(3)))
print(e.accept(Eval()), e.accept(Show()))
