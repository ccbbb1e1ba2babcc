final class Tree { var branches: [Branch] = []; let name: String
    init(name: String) { self.name = name }
    func grow() { branches.append(Branch(tree: self, length: branches.count + 1)) }
    deinit { print("felled") } }
final class Branch { unowned let tree: Tree; let length: Int
    init(tree: Tree, length: Int) { self.tree = tree; self.length = length }
    var label: String { "\(tree.name)-\(length)" } }
var tree: Tree? = Tree(name: "elm")
tree?.grow(); tree?.grow()
print(tree!.branches.map(\.label))
tree = nil
print("done")
