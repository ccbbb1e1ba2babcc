struct Tree<T> { var root: Node?; final class Node { var value: T; var left: Node?, right: Node?; init(_ v: T) { value = v } } }
extension Tree where T: Comparable { mutating func insert(_ v: T) { func go(_ n: Node?) -> Node { guard let n else { return Node(v) }; if v < n.value { n.left = go(n.left) } else { n.right = go(n.right) }; return n }; root = go(root) } }
extension Tree: Sequence { func makeIterator() -> AnyIterator<T> { var stack: [Node] = []; var cur = root; return AnyIterator { while let c = cur { stack.append(c); cur = c.left }; guard let n = stack.popLast() else { return nil }; cur = n.right; return n.value } } }
extension Tree: ExpressibleByArrayLiteral where T: Comparable { init(arrayLiteral e: T...) { self.init(); e.forEach { insert($0) } } }
let t: Tree = [5, 2, 8, 1]; print(Array(t), t.map { $0 * 2 }, t.contains(8), t.min()!, t.dropFirst().prefix(2).map(String.init), t.reduce(0, +), t.sorted(by: >))
for (i, v) in t.enumerated() where i % 2 == 0 { print(i, v) }
var it = t.makeIterator(); print(it.next()!, it.next()!); print(zip(t, "abcd").map { "\($0)\($1)" })
