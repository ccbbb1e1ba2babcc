var x = 1
let byReference = { x }
let byValue = { [x] in x }
let renamed = { [y = x * 10] in y + x }
x = 5
print(byReference(), byValue(), renamed())
final class Node { var value = 3 }
let node = Node()
let weakRead = { [weak node] in node?.value ?? -1 }
let unownedRead = { [unowned node] in node.value }
node.value = 8
print(weakRead(), unownedRead())
