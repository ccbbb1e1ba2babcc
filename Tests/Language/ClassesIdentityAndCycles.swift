final class Node { let name: String; var children: [Node] = []; weak var parent: Node?; init(_ n: String) { name = n }
    func add(_ c: Node) -> Node { c.parent = self; children.append(c); return self }
    var path: String { (parent.map { $0.path + "/" } ?? "") + name }
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
    func find(_ n: String) -> Node? { if name == n { return self }; for c in children { if let f = c.find(n) { return f } }; return nil }
    func walk(_ visit: (Node) -> Void) { visit(self); children.forEach { $0.walk(visit) } } }
let root = Node("root").add(Node("a").add(Node("a1"))).add(Node("b"))
print(root.find("a1")!.path, root.find("a1")!.depth, root.find("zz") == nil, root.children[0] === root.find("a"))
var names: [String] = []; root.walk { names.append($0.name) }; print(names)
let alias = root; alias.children.removeLast(); print(root.children.count)
class Counter { static var alive = 0; let id: Int; init() { Counter.alive += 1; id = Counter.alive } }
let cs = (0..<3).map { _ in Counter() }; print(cs.map(\.id), Counter.alive)
var x: Counter? = cs[0]; let y = x; x = nil; print(y!.id, x == nil, cs.contains { $0 === y })
