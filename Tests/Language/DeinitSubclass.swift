class Node { deinit { print("node") } }
class Leaf: Node { deinit { print("leaf") } }
var leaf: Node? = Leaf()
leaf = nil
struct Box { var node = Node() }
var box: Box? = Box()
let copy = box
box = nil
print("copy keeps", copy != nil)
