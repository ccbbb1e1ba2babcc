protocol Container {
    associatedtype Item
    var items: [Item] { get set }
    mutating func add(_ item: Item)
}
extension Container {
    mutating func add(_ item: Item) { items.append(item) }
    var count: Int { items.count }
}
struct Stack<Element>: Container {
    var items: [Element] = []
    mutating func pop() -> Element? { items.popLast() }
}
struct Words: Container {
    var items: [String] = []
    mutating func add(_ item: String) { items.append(item.lowercased()) }
}
var stack = Stack<Int>()
stack.add(1)
stack.add(2)
print(stack.pop() ?? 0, stack.count)
var words = Words()
words.add("ABC")
print(words.items)
func total<C: Container>(_ c: C) -> Int where C.Item == Int { c.items.reduce(0, +) }
print(total(stack))
