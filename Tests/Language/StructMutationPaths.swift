struct Leaf { var n = 0; var tags: [String] = [] }
struct Branch { var leaf = Leaf(); var leaves: [String: Leaf] = [:]; var pair: (Leaf, Int) = (Leaf(), 0); var maybe: Leaf? }
struct Tree { var branches = [Branch(), Branch()]; subscript(i: Int) -> Branch { get { branches[i] } set { branches[i] = newValue } }; var first: Branch { get { branches[0] } set { branches[0] = newValue } } }
var t = Tree()
t[0].leaf.n += 5
t.first.leaf.tags.append("a")
t.branches[1].leaves["x", default: Leaf()].n += 2
t.branches[1].leaves["x"]?.tags += ["q"]
t.branches[1].leaves["none"]?.n = 9
t[1].pair.0.n = 7
t[1].pair.1 -= 1
t[0].maybe?.n = 3
t[0].maybe = Leaf(n: 1)
t[0].maybe!.n *= 8
t[0].maybe?.tags.append("m")
print(t.branches[0].leaf, t.branches[1].leaves, t[1].pair.0.n, t[1].pair.1, t[0].maybe!.n, t[0].maybe?.tags.count as Any)
let old = t
for i in t.branches.indices { t.branches[i].leaf.n += 100 }
t.branches.swapAt(0, 1)
print(old[0].leaf.n, t[0].leaf.n, t[1].leaf.n)
var list = [[1, 2], [3]]
list[0][1] *= 10
list[1].append(contentsOf: [4, 5])
list.append([])
list[list.count - 1].insert(9, at: 0)
(list[0], list[1]) = (list[1], list[0])
print(list)
func edit(_ l: inout Leaf, _ f: (inout Leaf) -> Void) { f(&l) }
edit(&t.branches[0].leaf) { $0.n = -1; $0.tags = ["new"] }
print(t.branches[0].leaf)
var text = "abc"
text.append(contentsOf: "de")
withUnsafeMutablePointer_free(&text)
func withUnsafeMutablePointer_free(_ s: inout String) { s = String(s.reversed()) }
print(text)
