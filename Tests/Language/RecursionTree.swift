final class Node {
    let value: Int
    var children: [Node]
    init(_ value: Int, _ children: [Node] = []) { self.value = value; self.children = children }
    var sum: Int { value + children.reduce(0) { $0 + $1.sum } }
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
    func flatten() -> [Int] { [value] + children.flatMap { $0.flatten() } }
}
let tree = Node(1, [Node(2, [Node(4)]), Node(3)])
tree.children[1].children.append(Node(5))
print(tree.sum, tree.depth, tree.flatten())
