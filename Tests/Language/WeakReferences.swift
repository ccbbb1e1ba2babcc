final class Parent { var child: Child?; let name = "p" }
final class Child { weak var parent: Parent?; unowned let owner: Parent; init(_ p: Parent) { parent = p; owner = p } }
let p = Parent()
let c = Child(p)
p.child = c
print(c.parent?.name ?? "gone", c.owner.name, p.child?.parent === p)
